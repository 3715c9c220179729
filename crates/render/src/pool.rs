//! The render pool: a few threads, each with an engine of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::bundle::Bundle;
use crate::engine::{Engine, Question};
use crate::page::{Answer, Ask, Failure, PageRequest, Rendered};
use crate::watch::Deadline;

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub workers: usize,
    /// From the moment a page is asked for to its last byte, waiting included.
    pub deadline: Duration,
    /// For loading the app into an engine, which happens beside the pages.
    pub loading: Duration,
    /// For each engine.
    pub memory_bytes: usize,
    /// An engine is replaced after this many pages, so that nothing that leaks can grow.
    pub pages_per_engine: u32,
    /// How many pages may wait for a free engine.
    pub waiting: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(2, usize::from);
        Self {
            workers: cores.clamp(1, 8),
            deadline: Duration::from_secs(2),
            loading: Duration::from_secs(20),
            memory_bytes: 64 << 20,
            pages_per_engine: 1000,
            waiting: 64,
        }
    }
}

/// React's renderer recurses with the page, and the engine recurses with React.
const THREAD_STACK: usize = 16 << 20;

struct Job {
    request: PageRequest,
    ask: Ask,
    deadline: Deadline,
    done: oneshot::Sender<Rendered>,
}

/// Paints pages. Stops its threads when dropped.
pub struct Renderer {
    queue: SyncSender<Job>,
    parameters: Vec<String>,
    limits: Limits,
    working: Arc<AtomicUsize>,
}

impl Renderer {
    /// Loads the first engine before it returns: a bundle that does not run is an error of the build, found at once.
    pub fn start(bundle: &Bundle, limits: Limits) -> Result<Self, Failure> {
        let (queue, jobs) = sync_channel(limits.waiting);
        let jobs = Arc::new(Mutex::new(jobs));
        let script: Arc<str> = bundle.script().into();
        let runtime = Handle::current();
        let working: Arc<AtomicUsize> = Arc::default();
        let (report, reports) = sync_channel(limits.workers.max(1));
        for number in 0..limits.workers.max(1) {
            let worker = Worker {
                script: script.clone(),
                limits,
                runtime: runtime.clone(),
                jobs: jobs.clone(),
                working: working.clone(),
            };
            let report = report.clone();
            thread::Builder::new()
                .name(format!("pages-{number}"))
                .stack_size(THREAD_STACK)
                .spawn(move || worker.run(&report))
                .map_err(|error| Failure::Engine(error.to_string()))?;
        }
        let first = reports.recv().map_err(|_| Failure::Engine("no engine started".to_owned()))?;
        Ok(Self { queue, parameters: first?, limits, working })
    }

    /// The query parameters that pages read; any other changes nothing.
    pub fn parameters(&self) -> &[String] {
        &self.parameters
    }

    /// Whether pages can be painted.
    pub fn is_ready(&self) -> bool {
        self.working.load(Ordering::Acquire) > 0
    }

    pub async fn render(&self, request: PageRequest, ask: Ask) -> Rendered {
        let (done, rendered) = oneshot::channel();
        let job = Job { request, ask, deadline: Deadline::after(self.limits.deadline), done };
        match self.queue.try_send(job) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => return Rendered::failed(Failure::Busy),
            Err(TrySendError::Disconnected(_)) => {
                return Rendered::failed(Failure::Engine("no engine is left".to_owned()));
            }
        }
        rendered.await.unwrap_or_else(|_| Rendered::failed(Failure::Engine("the engine's thread ended".to_owned())))
    }
}

struct Worker {
    script: Arc<str>,
    limits: Limits,
    runtime: Handle,
    jobs: Arc<Mutex<Receiver<Job>>>,
    working: Arc<AtomicUsize>,
}

impl Worker {
    fn run(&self, report: &SyncSender<Result<Vec<String>, Failure>>) {
        let loaded = self.load().and_then(|engine| {
            let parameters = engine.parameters(Deadline::after(self.limits.loading))?;
            Ok((engine, parameters))
        });
        let mut engine = match loaded {
            Ok((engine, parameters)) => {
                self.working.fetch_add(1, Ordering::AcqRel);
                // Only the first report is read.
                let _ = report.try_send(Ok(parameters));
                Some(engine)
            }
            Err(failure) => {
                let _ = report.try_send(Err(failure));
                return;
            }
        };
        let mut painted = 0;
        while let Some(job) = self.next() {
            if job.done.is_closed() {
                // The visitor left while the page was waiting.
                continue;
            }
            let fresh = engine.take().map_or_else(|| self.load(), Ok);
            let rendered = match &fresh {
                Ok(engine) => self.paint(engine, &job),
                Err(failure) => Rendered::failed(failure.clone()),
            };
            painted += 1;
            // After a failure nobody knows what is left behind in the engine.
            let is_worn = rendered.html.is_err() || painted >= self.limits.pages_per_engine;
            let _ = job.done.send(rendered);
            if is_worn {
                drop(fresh);
                painted = 0;
                engine = self.load().inspect_err(|error| tracing::error!(%error, "no new engine for pages")).ok();
            } else {
                engine = fresh.ok();
            }
        }
        self.working.fetch_sub(1, Ordering::AcqRel);
    }

    fn load(&self) -> Result<Engine, Failure> {
        Engine::load(&self.script, self.limits.memory_bytes, Deadline::after(self.limits.loading))
    }

    /// None once the renderer is gone.
    fn next(&self) -> Option<Job> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
    }

    fn paint(&self, engine: &Engine, job: &Job) -> Rendered {
        let answer_all = |questions: &[Question], deadline: Deadline| -> Option<Vec<Answer>> {
            let answers = join_all(questions.iter().map(|question| (job.ask)(question.address.clone())));
            self.runtime.block_on(async { tokio::time::timeout(deadline.left(), answers).await.ok() })
        };
        // What answers the questions is not ours: if it panics, this page fails, and the thread goes on.
        let rendered = catch_unwind(AssertUnwindSafe(|| engine.render(&job.request, job.deadline, &answer_all)));
        rendered.unwrap_or_else(|_| Rendered::failed(Failure::Engine("an answer panicked".to_owned())))
    }
}
