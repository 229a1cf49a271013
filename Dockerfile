# An image with the program alone. It needs the static program of Linux:
#
#   make release
#   docker build --tag widgetsize .
#   docker run --rm --volume "$PWD:/work" widgetsize check sizes.lock.csv
FROM scratch
COPY .build/release/widgetsize /widgetsize
COPY LICENSE /LICENSE
WORKDIR /work
USER 65534:65534
ENTRYPOINT ["/widgetsize"]
