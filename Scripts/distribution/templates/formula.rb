# Written by `make dist`. For macOS there is no archive yet: --HEAD builds from source.
class Widgetsize < Formula
  desc "Tell how big an iOS widget is, and where each number comes from"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license all_of: ["MIT", "CC0-1.0"]
  head "@REPOSITORY@.git", branch: "main"

  on_linux do
    url "@ADDRESS@"
    sha256 "@CHECKSUM@"
  end

  head do
    depends_on "cmark"
    depends_on "pkgconf" => :build
    uses_from_macos "swift" => :build
  end

  def install
    if build.head?
      system "make", "install", "PREFIX=#{prefix}"
    else
      prefix.install "bin", "share"
    end
  end

  test do
    assert_match "systemMedium", shell_output("#{bin}/widgetsize query 'iPhone 16 Pro' --family medium")
  end
end
