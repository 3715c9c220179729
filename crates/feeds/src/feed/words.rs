//! The words of the feed, and what they mean in the game.

use football::bracket::Leg;
use football::duty::{Calling, Duty};
use football::event::EventKind;
use football::moment::Half;
use football::participant::Participant;
use football::position::Position;
use football::round::RoundKind;
use football::side::Side;
use football::state::{MatchState, Phase};
use serde::Deserialize;
use store::competitions::Format;
use utoipa::ToSchema;

macro_rules! words {
    ($(#[$note:meta])* $name:ident => $meaning:ty { $($word:ident => $value:expr),* $(,)? }) => {
        $(#[$note])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub enum $name {
            $($word),*
        }

        impl $name {
            pub(crate) fn meaning(self) -> $meaning {
                match self {
                    $(Self::$word => $value),*
                }
            }
        }
    };
}

words! {
    /// Where a match stands
    FeedState => MatchState {
        Preview => MatchState::Preview,
        LineUps => MatchState::LineupsOut,
        FirstHalf => MatchState::Live(Phase::FirstHalf),
        HalfTime => MatchState::Live(Phase::HalfTime),
        SecondHalf => MatchState::Live(Phase::SecondHalf),
        AfterNinety => MatchState::Live(Phase::AfterNinety),
        ExtraTimeFirstHalf => MatchState::Live(Phase::ExtraTimeFirstHalf),
        ExtraTimeBreak => MatchState::Live(Phase::ExtraTimeBreak),
        ExtraTimeSecondHalf => MatchState::Live(Phase::ExtraTimeSecondHalf),
        Penalties => MatchState::Live(Phase::Penalties),
        FullTime => MatchState::Live(Phase::FullTime),
        Ended => MatchState::Ended,
        Finished => MatchState::Finished,
        Postponed => MatchState::Postponed,
        Suspended => MatchState::Suspended,
        Interrupted => MatchState::Interrupted,
        Cancelled => MatchState::Cancelled,
    }
}

words! {
    /// What happened
    FeedEventType => EventKind {
        Goal => EventKind::Goal,
        OwnGoal => EventKind::OwnGoal,
        PenaltyScored => EventKind::PenaltyScored,
        PenaltyMissed => EventKind::PenaltyMissed,
        YellowCard => EventKind::YellowCard,
        SecondYellow => EventKind::SecondYellow,
        RedCard => EventKind::RedCard,
        Substitution => EventKind::Substitution,
        Moment => EventKind::Moment,
    }
}

words! {
    /// The part of a match
    FeedHalf => Half {
        First => Half::First,
        Interval => Half::Interval,
        Second => Half::Second,
        ExtraTime => Half::ExtraTime,
        AfterPlay => Half::AfterPlay,
    }
}

words! {
    FeedSide => Side {
        Home => Side::Home,
        Away => Side::Away,
    }
}

words! {
    FeedPosition => Position {
        Goalkeeper => Position::Goalkeeper,
        Defender => Position::Defender,
        Midfielder => Position::Midfielder,
        Forward => Position::Forward,
    }
}

words! {
    /// In what role somebody is on a team sheet
    FeedRole => Participant {
        Starter => Participant::Starter,
        Bench => Participant::Bench,
        ExtraBench => Participant::ExtraBench,
        HeadCoach => Participant::HeadCoach,
        AssistantCoach => Participant::SecondCoach,
        FitnessCoach => Participant::Physical,
        Doctor => Participant::Doctor,
        Masseur => Participant::Masseur,
        FieldDirector => Participant::FieldDirector,
        FirstDelegate => Participant::FirstDelegate,
        SecondDelegate => Participant::SecondDelegate,
        AntiDopingDelegate => Participant::AntiDopingDelegate,
        SecurityDirector => Participant::SecurityDirector,
        PressDirector => Participant::PressDirector,
        MatchDelegate => Participant::MatchDelegate,
    }
}

words! {
    /// A duty at a match
    FeedDuty => Duty {
        Main => Duty::Main,
        Aux1 => Duty::FirstAssistant,
        Aux2 => Duty::SecondAssistant,
        Fourth => Duty::Fourth,
        Var => Duty::Var,
        AVar => Duty::Avar,
        FieldDelegate => Duty::FieldDelegate,
        LeagueDelegate => Duty::LeagueDelegate,
        Observer => Duty::Observer,
    }
}

words! {
    FeedCalling => Calling {
        Referee => Calling::Referee,
        Delegate => Calling::Delegate,
        Observer => Calling::Observer,
    }
}

words! {
    FeedFormat => Format {
        League => Format::League,
        Tournament => Format::Tournament,
    }
}

words! {
    /// Which of the matches of each pair a knock-out round has
    FeedLeg => Leg {
        Only => Leg::Only,
        First => Leg::First,
        Second => Leg::Second,
    }
}

words! {
    /// `round` and `groupStage` make a table, `playoff` does not
    FeedRoundKind => RoundKind {
        Round => RoundKind::Round,
        GroupStage => RoundKind::GroupStage,
        Playoff => RoundKind::Playoff,
    }
}
