# Written by `make dist`.
class Widgetsize < Formula
  desc "Tell how big an iOS widget is, and where each number comes from"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license all_of: ["MIT", "CC0-1.0"]

@ARCHIVES@  def install
    prefix.install "bin", "share"
  end

  test do
    assert_match "systemMedium", shell_output("#{bin}/widgetsize query 'iPhone 16 Pro' --family medium")
  end
end
