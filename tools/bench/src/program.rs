//! The programs that are measured, as processes of their own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{NOW, load};

pub(crate) struct Program {
    child: Child,
    address: Option<SocketAddr>,
}

fn beside(name: &str) -> PathBuf {
    std::env::current_exe().unwrap().with_file_name(name)
}

impl Program {
    pub(crate) fn jornada(arguments: &[&str], data: &Path, environment: &[(&str, &str)]) -> Self {
        let mut command = Command::new(beside("jornada"));
        command.args(arguments).arg("--data").arg(data).env("JORNADA_NOW", NOW).stdout(Stdio::null());
        command.envs(environment.iter().copied()).stderr(Stdio::piped());
        Self { child: command.spawn().expect("jornada is built beside this program"), address: None }
    }

    /// Starts the server, and says how long it took from there to its first good answer.
    pub(crate) async fn serve(data: &Path, environment: &[(&str, &str)]) -> (Self, Duration) {
        let begun = Instant::now();
        let mut program = Self::jornada(&["serve", "--listen", "127.0.0.1:0"], data, environment);
        program.find_address();
        load::probe(program.address(), "/readyz").await;
        (program, begun.elapsed())
    }

    /// The same with the demo league, whose matches are played.
    pub(crate) async fn serve_demo(data: &Path, environment: &[(&str, &str)]) -> (Self, Duration) {
        let begun = Instant::now();
        let mut program = Self::jornada(&["serve", "--demo", "--listen", "127.0.0.1:0"], data, environment);
        program.find_address();
        (program, begun.elapsed())
    }

    /// What a command prints.
    pub(crate) fn output(arguments: &[&str], data: &Path) -> String {
        let mut command = Command::new(beside("jornada"));
        let output = command.args(arguments).arg("--data").arg(data).env("JORNADA_NOW", NOW).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The same for a command that reads a line.
    pub(crate) fn fed(arguments: &[&str], data: &Path, line: &str) {
        let mut command = Command::new(beside("jornada"));
        command
            .args(arguments)
            .arg("--data")
            .arg(data)
            .env("JORNADA_NOW", NOW)
            .stdin(Stdio::piped())
            .stdout(Stdio::null());
        let mut child = command.spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), line.as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
    }

    pub(crate) async fn ceiling(size: usize) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["ceiling", &size.to_string()]).stderr(Stdio::piped());
        let mut program = Self { child: command.spawn().unwrap(), address: None };
        program.find_address();
        program
    }

    /// Reads the log up to the line with the address; the rest goes nowhere.
    fn find_address(&mut self) {
        let mut log = BufReader::new(self.child.stderr.take().unwrap());
        let mut line = String::new();
        while log.read_line(&mut line).unwrap() > 0 {
            if let Some((_, address)) = line.trim().rsplit_once("listening on http://") {
                self.address = Some(address.parse().unwrap());
                break;
            }
            line.clear();
        }
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address.expect("the program listens")
    }

    pub(crate) fn wait(mut self) {
        let log = self.child.stderr.take().map(|mut log| std::io::read_to_string(&mut log));
        assert!(self.child.wait().unwrap().success(), "{log:?}");
    }

    /// Resident memory in megabytes.
    pub(crate) fn memory(&self) -> f64 {
        self.status("VmRSS:")
    }

    /// The most that it was since [`Program::forget_peak`].
    pub(crate) fn peak_memory(&self) -> f64 {
        self.status("VmHWM:")
    }

    pub(crate) fn forget_peak(&self) {
        std::fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5").unwrap();
    }

    fn status(&self, name: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or(f64::NAN) / 1024.0
    }

    /// What the processor has spent on it, in its own code and the system's.
    pub(crate) fn processor_time(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // After the name, which is in brackets, these are the 12th and 13th field, in hundredths of a second.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: u64 = [11, 12].iter().filter_map(|&i| fields.get(i)?.parse::<u64>().ok()).sum();
        Duration::from_millis(10 * ticks)
    }

    pub(crate) fn stop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.stop();
    }
}
