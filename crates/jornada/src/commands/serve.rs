use std::time::Duration;

use content::model::Model;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use media::{Library, Place};
use render::Bundle;
use server::{App, AppOptions, Pages};
use store::Store;
use store::clock::Clock;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::MissedTickBehavior;

use super::{CommandError, open};
use crate::config::Config;
use crate::{model, secret};

/// How often the demo's matches move on.
const DEMO_STEP: Duration = Duration::from_secs(10);
const SHORTEST_STEP: Duration = Duration::from_millis(500);

pub(super) async fn run(config: &Config, demo: bool) -> Result<(), CommandError> {
    let (mut clock, zone) = (config.clock()?, config.zone()?);
    let speed = config.demo_speed()?;
    let (secret, proxy_hops) = (secret::of(config)?, config.proxy_hops()?);
    let store = open(config).await?;
    if demo && speed > 1 {
        // It has run ahead of the world's clock, and goes on where it was.
        clock = clock.faster(speed, store.latest_change_time().await?);
    }
    let model = model::read(&config.data)?;
    let place = config.media_place()?;
    let library = Library::open(&place, config.media_options()?)?;
    let elsewhere = config.elsewhere()?;
    let (sign_in, correspondence) = (config.sign_in(chance)?, config.correspondence()?);
    let installation = config.installation()?;
    if demo {
        load_demo(&store, &model, &place, clock.now(), &zone).await?;
    }
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|error| CommandError::Listen { address: config.listen, error })?;
    let address = listener.local_addr().map_err(|error| CommandError::Listen { address: config.listen, error })?;
    let pages = Pages::start(Bundle::load()?, config.page_limits()?, config.public_url(address)?)?;
    let options = AppOptions {
        clock,
        zone: zone.clone(),
        cache_bytes: config.cache_bytes()?,
        keep_changes: config.keep_changes()?,
        pages: Some(pages.allowing(&elsewhere)),
        model,
        secret,
        proxy_hops,
        library: Some(library),
        sign_in,
        correspondence,
        installation,
    };
    let closing = store.clone();
    let app = App::start(store.clone(), options).await?;
    let ending = app.clone();
    let service = server::service(&app);
    tracing::info!("listening on http://{address}");

    let background = tokio::spawn(async move {
        tokio::join!(app.background(), play_demo(demo, store, clock, zone, speed));
    });
    server::serve(listener, move |request| service.handle(request), stop()).await;
    background.abort();
    ending.write_counts().await?;
    closing.close().await?;
    tracing::info!("stopped");
    Ok(())
}

/// The demo league and the newsroom that writes about it, each where there is none yet.
async fn load_demo(
    store: &Store,
    model: &Model,
    place: &Place,
    now: Timestamp,
    zone: &TimeZone,
) -> Result<(), CommandError> {
    if feeds::demo::load(store, now, zone, feeds::demo::SEED).await? {
        tracing::info!("the demo league is loaded");
    }
    // Nobody is being served yet, and what is lost is written anew: all processors, and no waiting for the disk.
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let options = media::library::Options { workers, is_durable: false, ..Default::default() };
    let library = Library::open(place, options)?;
    let keep = async |upload| library.keep(upload).await;
    if feeds::demo::write_newsroom(store, model, keep, now, zone, feeds::demo::SEED).await? {
        tracing::info!("the demo newsroom is written");
    }
    Ok(())
}

async fn play_demo(demo: bool, store: Store, clock: Clock, zone: TimeZone, speed: u32) {
    if !demo {
        return;
    }
    let mut step = tokio::time::interval((DEMO_STEP / speed).max(SHORTEST_STEP));
    step.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut simulator = feeds::demo::Simulator::new(&store, &zone, feeds::demo::SEED);
    loop {
        step.tick().await;
        let moved = simulator.advance(clock.now()).await;
        match moved {
            Ok(0) => {}
            Ok(matches) => tracing::debug!(matches, "demo matches moved on"),
            Err(error) => tracing::warn!(%error, "demo matches could not move on"),
        }
    }
}

/// What nobody can know. Without it nobody could be kept out, so without it nothing goes on.
fn chance(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has randomness");
}

/// Done when the program is told to stop, by the terminal or by whoever runs it.
async fn stop() {
    let (Ok(mut interrupt), Ok(mut terminate)) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        tracing::warn!("cannot listen for signals: stop the program by killing it");
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
