//! Running the program and asking it over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use testkit::TestDatabase;

pub const NOW: &str = "2026-11-14T21:10:00Z";
/// What servers on a given database sign with.
pub const SECRET: &str = "a secret that only the tests know";

/// The program with nothing of this shell's configuration, in a folder of its own.
pub fn jornada(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jornada"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("JORNADA_")) {
        command.env_remove(name);
    }
    command.current_dir(folder).env("JORNADA_NOW", NOW);
    command
}

/// The same on a given database.
pub fn jornada_on(database: &TestDatabase) -> Command {
    let mut command = jornada(database.folder.path());
    command.env("JORNADA_DATABASE_URL", database.url_text()).env("JORNADA_SECRET", SECRET);
    command
}

#[track_caller]
pub fn succeed(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

/// What a command that must fail says.
#[track_caller]
pub fn fail(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(!status.success(), "{}", String::from_utf8_lossy(&stdout));
    String::from_utf8(stderr).unwrap()
}

/// A running server, stopped when dropped.
pub struct Server {
    pub child: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(command: &mut Command) -> Self {
        Self::start_with(command, &[])
    }

    pub fn start_with(command: &mut Command, arguments: &[&str]) -> Self {
        let command = command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments);
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        let (tell, told) = std::sync::mpsc::channel();
        // Read to the end, or the program would stop at a full pipe.
        std::thread::spawn(move || log.lines().map_while(Result::ok).for_each(|line| drop(tell.send(line))));
        let mut said = String::new();
        let address = loop {
            let line = told.recv_timeout(Duration::from_secs(240)).unwrap_or_else(|_| panic!("no server: {said}"));
            if let Some((_, address)) = line.trim().rsplit_once("listening on http://") {
                break address.parse().unwrap();
            }
            said += &line;
        };
        Self { child, address }
    }

    /// Head and body.
    fn ask(&self, path: &str) -> (String, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// Status and body.
    pub fn get(&self, path: &str) -> (u16, String) {
        let (head, body) = self.ask(path);
        (head.split_whitespace().nth(1).unwrap().parse().unwrap(), body)
    }

    pub fn header(&self, path: &str, name: &str) -> Option<String> {
        let (head, _) = self.ask(path);
        let mut headers = head.lines().filter_map(|line| line.split_once(": "));
        headers.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
    }

    pub fn json(&self, path: &str) -> serde_json::Value {
        let (status, body) = self.get(path);
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Asks the program to stop, as a service manager does; says whether it ended well.
    pub fn terminate(mut self) -> bool {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
