//! A team's stadium, with who came to it.

use media::art::Scene;
use serde::Serialize;
use store::figures::GroundFigures;
use store::stadiums::Stadium;
use store::teams::Team;
use utoipa::ToSchema;

use super::picture::{self, Formats};
use super::statistic::{average, tenths};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StadiumBody<'a> {
    id: i64,
    #[schema(example = "Estádio do Promontório")]
    name: &'a str,
    city: Option<&'a str>,
    capacity: Option<i32>,
    media_formats: Formats,
    /// Everybody who came to the team's home matches of the season.
    attendance: i64,
    attendance_average: Option<i64>,
    /// The average mark of the delegates, from 0 to 5.
    score: Option<f64>,
    address: Option<&'a str>,
    /// The address on a map.
    map_url: Option<String>,
}

impl<'a> StadiumBody<'a> {
    /// `figures` are those of the team and the stadium in the editions that count.
    pub(crate) fn new(stadium: &'a Stadium, team: &Team, figures: &GroundFigures) -> Self {
        let GroundFigures { matches, total, marks, tenths: sum } = *figures;
        let address = stadium.address.as_deref();
        Self {
            id: stadium.id,
            name: &stadium.name,
            city: stadium.city.as_deref(),
            capacity: stadium.capacity,
            media_formats: Formats::all(&picture::scene(Scene::Stadium, stadium.id, team)),
            attendance: total,
            attendance_average: average(total, matches).map(|average| average.round() as i64),
            score: (marks > 0).then(|| tenths(sum as f64 / 10.0 / marks as f64)),
            address,
            map_url: address.map(map_url),
        }
    }
}

/// A search on an open map: addresses are known, coordinates are not.
fn map_url(address: &str) -> String {
    let mut url = "https://www.openstreetmap.org/search?query=".to_owned();
    for byte in address.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => url.push(char::from(byte)),
            other => url.push_str(&format!("%{other:02X}")),
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_search_on_a_map() {
        let url = map_url("Estádio do Cabo, 3");
        assert_eq!(url, "https://www.openstreetmap.org/search?query=Est%C3%A1dio%20do%20Cabo%2C%203");
    }
}
