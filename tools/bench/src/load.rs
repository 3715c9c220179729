//! Load: connections that are kept open, each asking again as soon as it has been answered, for a fixed time.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[derive(Clone, Debug)]
pub(crate) struct Load {
    pub connections: usize,
    pub time: Duration,
    pub path: String,
    pub headers: String,
    pub expect: u16,
    /// No more than so many requests of a connection.
    pub most: Option<usize>,
    /// How long each waits before it asks again.
    pub pause: Duration,
    /// JSON to be sent; without it, something is asked for.
    pub body: Option<String>,
    /// Another answer that is as good.
    pub also: Option<u16>,
}

impl Default for Load {
    fn default() -> Self {
        let (connections, time) = (1, Duration::from_secs(1));
        Self {
            connections,
            time,
            path: "/".into(),
            headers: String::new(),
            expect: 200,
            most: None,
            pause: Duration::ZERO,
            body: None,
            also: None,
        }
    }
}

/// What one load came to.
pub(crate) struct Outcome {
    micros: Vec<u32>,
    time: Duration,
}

impl Outcome {
    pub(crate) fn rate(&self) -> f64 {
        self.micros.len() as f64 / self.time.as_secs_f64()
    }

    pub(crate) fn merge(&mut self, other: Self) {
        self.micros.extend(other.micros);
        self.micros.sort_unstable();
        self.time += other.time;
    }

    /// In milliseconds.
    pub(crate) fn percentile(&self, part: f64) -> f64 {
        let index = ((self.micros.len() as f64 * part) as usize).min(self.micros.len().saturating_sub(1));
        f64::from(self.micros[index]) / 1000.0
    }
}

impl Load {
    pub(crate) async fn run(&self, address: SocketAddr) -> Outcome {
        let (begun, end) = (Instant::now(), Instant::now() + self.time);
        let tasks: Vec<_> = (0..self.connections).map(|_| tokio::spawn(self.clone().caller(address, end))).collect();
        let mut micros = Vec::new();
        for task in tasks {
            micros.extend(task.await.unwrap());
        }
        micros.sort_unstable();
        Outcome { micros, time: begun.elapsed() }
    }

    async fn caller(self, address: SocketAddr, end: Instant) -> Vec<u32> {
        let mut connection = Connection::open(address).await;
        let (path, headers) = (&self.path, &self.headers);
        let request = match &self.body {
            None => format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n"),
            Some(body) => posting(path, headers, body),
        };
        let mut micros = Vec::new();
        while Instant::now() < end && self.most.is_none_or(|most| micros.len() < most) {
            let asked = Instant::now();
            let head = connection.ask(request.as_bytes()).await;
            micros.push(asked.elapsed().as_micros() as u32);
            let is = |status: u16| head.starts_with(&format!("HTTP/1.1 {status}"));
            assert!(is(self.expect) || self.also.is_some_and(is), "{}: {head}", self.path);
            if !self.pause.is_zero() {
                tokio::time::sleep(self.pause).await;
            }
        }
        micros
    }
}

/// One more to those before.
pub(crate) fn merge(all: &mut Option<Outcome>, one: Outcome) {
    match all {
        Some(all) => all.merge(one),
        None => *all = Some(one),
    }
}

/// Asks once: the size of the body, and the ETag.
pub(crate) async fn probe(address: SocketAddr, path: &str) -> (usize, String) {
    let mut connection = Connection::open(address).await;
    let head = connection.ask(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes()).await;
    assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
    let etag = header(&head, "etag").unwrap_or_default().to_owned();
    (header(&head, "content-length").and_then(|length| length.parse().ok()).unwrap_or(0), etag)
}

/// Where an address leads in the end: to itself, or where it redirects to.
pub(crate) async fn landing(address: SocketAddr, path: &str) -> String {
    let mut connection = Connection::open(address).await;
    let head = connection.ask(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes()).await;
    let Some(place) = header(&head, "location") else { return path.to_owned() };
    let from_root = place.split_once("://").and_then(|(_, rest)| rest.find('/').map(|root| &rest[root..]));
    from_root.unwrap_or(place).to_owned()
}

/// Sends JSON with a key; the answer must be good.
pub(crate) async fn post(address: SocketAddr, path: &str, key: &str, body: &str) {
    let mut connection = Connection::open(address).await;
    let request = posting(path, &format!("Authorization: Bearer {key}\r\n"), body);
    let head = connection.ask(request.as_bytes()).await;
    assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
}

/// Sends a file with a key; the answer must be good.
pub(crate) async fn upload(address: SocketAddr, key: &str, name: &str, bytes: &[u8]) {
    let mut connection = Connection::open(address).await;
    let part = format!("--bench\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\n\r\n");
    let end = b"\r\n--bench--\r\n";
    let head = format!(
        "POST /api/upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: multipart/form-data; boundary=bench\r\nContent-Length: {}\r\n\r\n",
        part.len() + bytes.len() + end.len()
    );
    let head = connection.ask(&[head.as_bytes(), part.as_bytes(), bytes, end].concat()).await;
    assert!(head.starts_with("HTTP/1.1 200"), "{name}: {head}");
}

/// The body of an address that answers with JSON.
pub(crate) async fn json(address: SocketAddr, path: &str) -> serde_json::Value {
    answer(address, path, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n")).await
}

/// What is answered to JSON.
/// `headers` are lines that end as lines of a head do.
pub(crate) async fn post_json(address: SocketAddr, path: &str, headers: &str, body: &str) -> serde_json::Value {
    answer(address, path, &posting(path, headers, body)).await
}

fn posting(path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

async fn answer(address: SocketAddr, path: &str, request: &str) -> serde_json::Value {
    let mut connection = Connection::open(address).await;
    connection.stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    loop {
        let read = connection.stream.read(&mut connection.buffer).await.unwrap();
        assert!(read > 0, "the server hung up");
        answer.extend_from_slice(&connection.buffer[..read]);
        let Some(end) = answer.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        let length: usize = header(&head, "content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        if answer.len() >= end + 4 + length {
            return serde_json::from_slice(&answer[end + 4..]).unwrap();
        }
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines()
        .find_map(|line| line.split_once(": ").filter(|(known, _)| known.eq_ignore_ascii_case(name)))
        .map(|h| h.1)
}

struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    async fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Self { stream, buffer: vec![0; 256 << 10] }
    }

    /// Sends a request and reads its answer to the end; gives back the head.
    async fn ask(&mut self, request: &[u8]) -> String {
        self.stream.write_all(request).await.unwrap();
        let mut filled = 0;
        loop {
            let read = self.stream.read(&mut self.buffer[filled..]).await.unwrap();
            assert!(read > 0, "the server hung up");
            filled += read;
            let Some(end) = self.buffer[..filled].windows(4).position(|window| window == b"\r\n\r\n") else { continue };
            let head = String::from_utf8_lossy(&self.buffer[..end]).into_owned();
            let length = header(&head, "content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
            let length = if head.starts_with("HTTP/1.1 304") { 0 } else { length };
            let mut missing = (end + 4 + length).saturating_sub(filled);
            while missing > 0 {
                let room = missing.min(self.buffer.len());
                let read = self.stream.read(&mut self.buffer[..room]).await.unwrap();
                assert!(read > 0, "the server hung up");
                missing -= read;
            }
            return head;
        }
    }
}
