# fontgate for CI systems that run containers. Build it beside an unpacked release:
#     docker build -t fontgate .
#     docker run --rm -v "$PWD:/work" fontgate check
FROM debian:stable-slim
COPY fontgate /usr/local/bin/fontgate
WORKDIR /work
ENTRYPOINT ["fontgate"]
CMD ["check"]
