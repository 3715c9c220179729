//! Which column is which.

use csv::StringRecord;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Date,
    Home,
    FullTime,
    HalfTime,
    Away,
    Round,
    Time,
    ExtraTime,
    Penalties,
    Group,
    Status,
}

impl Column {
    const REQUIRED: [Self; 4] = [Self::Date, Self::Home, Self::FullTime, Self::Away];

    /// The name under which it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Date => "Date",
            Self::Home => "Team 1",
            Self::FullTime => "FT",
            Self::HalfTime => "HT",
            Self::Away => "Team 2",
            Self::Round => "Round",
            Self::Time => "Time",
            Self::ExtraTime => "ET",
            Self::Penalties => "P",
            Self::Group => "Group",
            Self::Status => "Status",
        }
    }

    fn read(name: &str) -> Option<Self> {
        let name: String = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        Some(match name.as_str() {
            "date" => Self::Date,
            "team1" | "home" | "hometeam" => Self::Home,
            "ft" => Self::FullTime,
            "ht" => Self::HalfTime,
            "team2" | "away" | "awayteam" => Self::Away,
            "round" => Self::Round,
            "time" => Self::Time,
            "et" => Self::ExtraTime,
            "p" => Self::Penalties,
            "group" => Self::Group,
            "status" => Self::Status,
            _ => return None,
        })
    }
}

/// The columns of one file; those that mean nothing to us are passed over.
pub(super) struct Columns {
    known: Vec<(Column, usize)>,
    pub count: usize,
}

impl Columns {
    pub fn read(header: &StringRecord) -> Result<Self, String> {
        let mut columns = Self { known: Vec::new(), count: header.len() };
        for (place, name) in header.iter().enumerate() {
            if let Some(column) = Column::read(name) {
                if columns.place_of(column).is_some() {
                    return Err(format!("the column {} stands twice", column.name()));
                }
                columns.known.push((column, place));
            }
        }
        match Column::REQUIRED.into_iter().find(|column| columns.place_of(*column).is_none()) {
            Some(missing) => Err(format!("the column {} is missing", missing.name())),
            None => Ok(columns),
        }
    }

    pub fn place_of(&self, wanted: Column) -> Option<usize> {
        self.known.iter().find(|(column, _)| *column == wanted).map(|(_, place)| *place)
    }
}
