use serde::{Deserialize, Serialize};

/// What a drawn footballer is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pose {
    Shot,
    Celebration,
    /// A goalkeeper at full stretch.
    Save,
    Dribble,
    Header,
}

named_as_stored!(Pose);

pub(super) type Point = (f64, f64);

/// The joints of a body, the left being that of the picture. Limbs behind the body are drawn first and darker.
pub(super) struct Joints {
    pub head: Point,
    pub shoulders: Point,
    pub hips: Point,
    /// Shoulder, elbow, hand.
    pub back_arm: [Point; 3],
    pub front_arm: [Point; 3],
    /// Hip, knee, ankle, toes.
    pub back_leg: [Point; 4],
    pub front_leg: [Point; 4],
    pub ball: Option<Point>,
}

impl Pose {
    pub const ALL: [Self; 5] = [Self::Shot, Self::Celebration, Self::Save, Self::Dribble, Self::Header];

    pub(super) fn joints(self) -> Joints {
        match self {
            Self::Shot => Joints {
                head: (212.0, 66.0),
                shoulders: (196.0, 128.0),
                hips: (166.0, 262.0),
                back_arm: [(214.0, 136.0), (276.0, 178.0), (326.0, 146.0)],
                front_arm: [(180.0, 138.0), (108.0, 166.0), (56.0, 118.0)],
                back_leg: [(160.0, 270.0), (146.0, 362.0), (106.0, 446.0), (150.0, 462.0)],
                front_leg: [(178.0, 264.0), (262.0, 292.0), (352.0, 240.0), (392.0, 214.0)],
                ball: Some((446.0, 168.0)),
            },
            Self::Celebration => Joints {
                head: (206.0, 60.0),
                shoulders: (200.0, 124.0),
                hips: (194.0, 262.0),
                back_arm: [(224.0, 132.0), (280.0, 100.0), (296.0, 24.0)],
                front_arm: [(176.0, 134.0), (112.0, 150.0), (88.0, 84.0)],
                back_leg: [(206.0, 266.0), (262.0, 318.0), (222.0, 398.0), (262.0, 424.0)],
                front_leg: [(186.0, 268.0), (142.0, 344.0), (166.0, 440.0), (128.0, 462.0)],
                ball: None,
            },
            Self::Save => Joints {
                head: (316.0, 126.0),
                shoulders: (262.0, 156.0),
                hips: (142.0, 216.0),
                back_arm: [(272.0, 144.0), (346.0, 92.0), (430.0, 62.0)],
                front_arm: [(270.0, 168.0), (352.0, 146.0), (436.0, 104.0)],
                back_leg: [(140.0, 212.0), (66.0, 176.0), (-16.0, 196.0), (-30.0, 160.0)],
                front_leg: [(140.0, 224.0), (64.0, 258.0), (-20.0, 288.0), (-44.0, 322.0)],
                ball: Some((480.0, 62.0)),
            },
            Self::Dribble => Joints {
                head: (240.0, 66.0),
                shoulders: (222.0, 128.0),
                hips: (186.0, 258.0),
                back_arm: [(238.0, 136.0), (296.0, 186.0), (346.0, 152.0)],
                front_arm: [(206.0, 138.0), (150.0, 188.0), (176.0, 250.0)],
                back_leg: [(182.0, 262.0), (128.0, 336.0), (44.0, 350.0), (20.0, 316.0)],
                front_leg: [(194.0, 262.0), (268.0, 318.0), (246.0, 418.0), (290.0, 436.0)],
                ball: Some((348.0, 430.0)),
            },
            Self::Header => Joints {
                head: (226.0, 52.0),
                shoulders: (206.0, 116.0),
                hips: (178.0, 250.0),
                back_arm: [(222.0, 124.0), (290.0, 148.0), (312.0, 208.0)],
                front_arm: [(190.0, 128.0), (122.0, 110.0), (76.0, 148.0)],
                back_leg: [(184.0, 254.0), (212.0, 344.0), (170.0, 420.0), (206.0, 442.0)],
                front_leg: [(172.0, 258.0), (118.0, 326.0), (60.0, 388.0), (84.0, 420.0)],
                ball: Some((296.0, 14.0)),
            },
        }
    }
}
