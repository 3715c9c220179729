//! One engine: a JavaScript runtime with the web app loaded, used by one thread.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use rquickjs::function::Args;
use rquickjs::promise::PromiseState;
use rquickjs::{CatchResultExt, CaughtError, Context, Ctx, Function, Object, Promise, Runtime};

use crate::page::{Answer, Failure, Outline, PageRequest, Rendered};
use crate::watch::Deadline;

/// React goes deep: a page of a few hundred nested components needs more than the engine's default.
const STACK: usize = 4 << 20;

/// The app asks; the program answers when it comes round to it.
const PRELUDE: &str = r"
(() => {
  const waiting = new Map();
  let last = 0;
  globalThis.askProgram = (address) => new Promise((resolve) => {
    last += 1;
    waiting.set(last, resolve);
    noteQuestion(last, String(address));
  });
  globalThis.answerQuestion = (id, status, body) => {
    const resolve = waiting.get(id);
    waiting.delete(id);
    resolve?.({ status, body });
  };
  globalThis.forgetQuestions = () => waiting.clear();
})();
";

pub(crate) struct Question {
    id: u32,
    pub(crate) address: String,
}

/// Answers a handful of questions at a time; gives up when the deadline passes.
pub(crate) type AnswerAll<'a> = &'a dyn Fn(&[Question], Deadline) -> Option<Vec<Answer>>;

pub(crate) struct Engine {
    context: Context,
    /// How large it grows before it looks for what nobody needs any more.
    roomy: usize,
    deadline: Rc<Cell<Option<Deadline>>>,
    questions: Rc<RefCell<Vec<Question>>>,
}

impl Engine {
    /// Loads the app. `deadline` bounds this, too: a broken script must not hang the start.
    pub(crate) fn load(script: &str, memory: usize, deadline: Deadline) -> Result<Self, Failure> {
        let broken = |error: rquickjs::Error| Failure::Engine(error.to_string());
        let runtime = Runtime::new().map_err(broken)?;
        runtime.set_memory_limit(memory);
        runtime.set_max_stack_size(STACK);
        let limit: Rc<Cell<Option<Deadline>>> = Rc::default();
        let watched = limit.clone();
        runtime.set_interrupt_handler(Some(Box::new(move || watched.get().is_some_and(Deadline::has_passed))));
        let context = Context::full(&runtime).map_err(broken)?;
        let engine = Self { context, roomy: memory / 8 * 3, deadline: limit, questions: Rc::default() };
        let loaded = engine.within(deadline, |ctx| {
            let questions = engine.questions.clone();
            let note = move |id: u32, address: String| questions.borrow_mut().push(Question { id, address });
            ctx.globals().set("noteQuestion", Function::new(ctx.clone(), note))?;
            ctx.eval::<(), _>(PRELUDE)?;
            ctx.eval::<(), _>(script)?;
            app(ctx)?.get::<_, Object<'_>>("parameters").map(|_| ())
        });
        loaded.map_err(|failure| Failure::Engine(failure.to_string()))?;
        Ok(engine)
    }

    /// The query parameters that pages read.
    pub(crate) fn parameters(&self, deadline: Deadline) -> Result<Vec<String>, Failure> {
        self.within(deadline, |ctx| app(ctx)?.get("parameters"))
    }

    /// Makes a page, in three stages. Each leaves an outline for the case that the next one fails.
    pub(crate) fn render(&self, request: &PageRequest, deadline: Deadline, answer_all: AnswerAll<'_>) -> Rendered {
        let (mut outline, mut answers) = (None, Vec::new());
        // After each search the engine would begin the next one at half as much again: in the middle of every other page.
        self.context.runtime().set_gc_threshold(self.roomy);
        let html = self.stages(request, deadline, answer_all, &mut outline, &mut answers);
        Rendered { outline, answers, html }
    }

    fn stages(
        &self,
        request: &PageRequest,
        deadline: Deadline,
        answer_all: AnswerAll<'_>,
        outline: &mut Option<Outline>,
        answers: &mut Vec<(String, String)>,
    ) -> Result<String, Failure> {
        let request = serde_json::to_string(request).map_err(|error| Failure::Threw(error.to_string()))?;
        let described: String =
            self.within(deadline, |ctx| app(ctx)?.get::<_, Function<'_>>("describe")?.call((&request,)))?;
        *outline = Some(read(&described)?);
        let prepared = self.prepare(deadline, answer_all, answers)?;
        let prepared = outline.insert(read(&prepared)?);
        if prepared.location.is_some() {
            return Ok(String::new());
        }
        self.within(deadline, |ctx| app(ctx)?.get::<_, Function<'_>>("paint")?.call(()))
    }

    /// Runs the app until it has read all that the page needs.
    fn prepare(
        &self,
        deadline: Deadline,
        answer_all: AnswerAll<'_>,
        told: &mut Vec<(String, String)>,
    ) -> Result<String, Failure> {
        self.questions.borrow_mut().clear();
        self.deadline.set(Some(deadline));
        let prepared = self.context.with(|ctx| {
            let begin = || -> rquickjs::Result<Promise<'_>> {
                ctx.globals().get::<_, Function<'_>>("forgetQuestions")?.call::<_, ()>(())?;
                app(&ctx)?.get::<_, Function<'_>>("prepare")?.call(())
            };
            let promise = begin().catch(&ctx).map_err(|error| failure(&error, deadline))?;
            loop {
                while ctx.execute_pending_job() {}
                match promise.state() {
                    PromiseState::Resolved | PromiseState::Rejected => {
                        let settled = promise.result::<String>().unwrap_or(Err(rquickjs::Error::Unknown));
                        return settled.catch(&ctx).map_err(|error| failure(&error, deadline));
                    }
                    PromiseState::Pending if deadline.has_passed() => return Err(Failure::TooLong),
                    PromiseState::Pending => {}
                }
                let questions = self.questions.take();
                if questions.is_empty() {
                    return Err(Failure::NeverSettles);
                }
                let answers = answer_all(&questions, deadline).ok_or(Failure::TooLong)?;
                for (question, answer) in questions.into_iter().zip(answers) {
                    hand_over(&ctx, &question, &answer).catch(&ctx).map_err(|error| failure(&error, deadline))?;
                    if answer.status == 200 {
                        told.push((question.address, answer.body));
                    }
                }
            }
        });
        self.deadline.set(None);
        prepared
    }

    fn within<T>(
        &self,
        deadline: Deadline,
        work: impl for<'js> FnOnce(&Ctx<'js>) -> rquickjs::Result<T>,
    ) -> Result<T, Failure> {
        self.deadline.set(Some(deadline));
        let done = self.context.with(|ctx| work(&ctx).catch(&ctx).map_err(|error| failure(&error, deadline)));
        self.deadline.set(None);
        done
    }
}

fn app<'js>(ctx: &Ctx<'js>) -> rquickjs::Result<Object<'js>> {
    ctx.globals().get("jornada")
}

fn hand_over(ctx: &Ctx<'_>, question: &Question, answer: &Answer) -> rquickjs::Result<()> {
    let mut args = Args::new(ctx.clone(), 3);
    args.push_arg(question.id)?;
    args.push_arg(answer.status)?;
    args.push_arg(answer.body.as_str())?;
    ctx.globals().get::<_, Function<'_>>("answerQuestion")?.call_arg(args)
}

fn read(outline: &str) -> Result<Outline, Failure> {
    serde_json::from_str(outline).map_err(|error| Failure::Threw(format!("an outline that cannot be read: {error}")))
}

/// Why the engine stopped. An interrupted script and one out of memory both look like exceptions from outside.
fn failure(error: &CaughtError<'_>, deadline: Deadline) -> Failure {
    if deadline.has_passed() {
        return Failure::TooLong;
    }
    let text = error.to_string();
    match text.contains("out of memory") {
        true => Failure::TooMuchMemory,
        false => Failure::Threw(text),
    }
}
