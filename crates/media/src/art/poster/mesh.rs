//! The net, pulled out of shape by the ball.

const MESH: f64 = 80.0;
const STEP: f64 = 25.0;
/// How far a thread may be drawn from where it lies: much less than its own width.
const TOLERANCE: f64 = 0.8;

type Point = (f64, f64);

/// The path data of a net that hangs over the whole poster and bulges around a point.
pub(super) fn net_around(centre: Point) -> String {
    let bulged = |(x, y): Point| {
        let (dx, dy) = (x - centre.0, y - centre.1);
        let pull = 0.55 * (-(dx * dx + dy * dy) / 110_000.0).exp();
        (x + dx * pull, y + dy * pull)
    };
    let upright =
        (-1..=22).map(|thread| (-1..=44).map(|knot| (f64::from(thread) * MESH, f64::from(knot) * STEP)).collect());
    let level =
        (-1..=13).map(|thread| (-1..=68).map(|knot| (f64::from(knot) * STEP, f64::from(thread) * MESH)).collect());
    upright
        .chain(level)
        .map(|thread: Vec<Point>| {
            let hung: Vec<Point> = thread.into_iter().map(bulged).collect();
            drawn(&simplified(&hung))
        })
        .collect()
}

/// The same line with fewer points (Ramer, Douglas and Peucker): a point stays where leaving it out would show.
fn simplified(points: &[Point]) -> Vec<Point> {
    let [first, .., last] = points else { return points.to_vec() };
    let distance = |point: &Point| {
        let (dx, dy) = (last.0 - first.0, last.1 - first.1);
        ((point.0 - first.0) * dy - (point.1 - first.1) * dx).abs() / dx.hypot(dy).max(f64::MIN_POSITIVE)
    };
    let inner = 1..points.len() - 1;
    match inner.max_by(|one, other| distance(&points[*one]).total_cmp(&distance(&points[*other]))) {
        Some(farthest) if distance(&points[farthest]) > TOLERANCE => {
            let mut kept = simplified(&points[..=farthest]);
            kept.pop();
            kept.extend(simplified(&points[farthest..]));
            kept
        }
        _ => vec![*first, *last],
    }
}

fn drawn(points: &[Point]) -> String {
    let mut data = String::new();
    let mut pen = (0, 0);
    for (x, y) in points {
        let (x, y) = (x.round() as i32, y.round() as i32);
        data += &if data.is_empty() { format!("M{x} {y}l") } else { joined(x - pen.0, y - pen.1, data.ends_with('l')) };
        pen = (x, y);
    }
    data
}

/// A relative step; a minus sign parts numbers as well as a space does.
fn joined(dx: i32, dy: i32, first: bool) -> String {
    let gap = if first || dx < 0 { "" } else { " " };
    let within = if dy < 0 { "" } else { " " };
    format!("{gap}{dx}{within}{dy}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_line_keeps_its_ends_and_a_corner_stays() {
        assert_eq!(simplified(&[(0.0, 0.0), (1.0, 1.0), (2.0, 2.0)]), [(0.0, 0.0), (2.0, 2.0)]);
        let corner = [(0.0, 0.0), (5.0, 5.0), (10.0, 0.0)];
        assert_eq!(simplified(&corner), corner);
        assert_eq!(simplified(&[(1.0, 1.0)]), [(1.0, 1.0)]);
    }

    #[test]
    fn steps_are_relative() {
        assert_eq!(drawn(&[(1.0, 2.0), (4.0, 1.0), (2.0, 9.0), (5.0, 9.0)]), "M1 2l3-1-2 8 3 0");
    }
}
