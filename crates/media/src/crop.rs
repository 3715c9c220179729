//! Where to cut a picture so that what matters stays in it.

use serde::{Deserialize, Serialize};

/// What matters most in a picture, from its left (0) to its right (1) and from its top to its bottom, as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FocalPoint {
    pub x: f64,
    pub y: f64,
}

impl FocalPoint {
    pub const MIDDLE: Self = Self { x: 0.5, y: 0.5 };

    /// Nothing where it lies outside of the picture, or nowhere.
    pub fn new(x: f64, y: f64) -> Option<Self> {
        let is_inside = |value: f64| (0.0..=1.0).contains(&value);
        (is_inside(x) && is_inside(y)).then_some(Self { x, y })
    }
}

/// A part of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub left: u32,
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

impl Window {
    /// The largest of this shape, with the focal point as near to its middle as the picture allows.
    pub(crate) fn around(focus: FocalPoint, (width, height): (u32, u32), (across, down): (u32, u32)) -> Self {
        let (w, h, a, d) = (u64::from(width), u64::from(height), u64::from(across), u64::from(down));
        let rounded = |n: u64, by: u64| (n + by / 2) / by;
        let (window_width, window_height) = match w * d >= h * a {
            true => (rounded(h * a, d).clamp(1, w), h),
            false => (w, rounded(w * d, a).clamp(1, h)),
        };
        let start = |at: f64, whole: u64, part: u64| {
            let wanted = (at * whole as f64 - part as f64 / 2.0).round().max(0.0) as u64;
            wanted.min(whole - part) as u32
        };
        Self {
            left: start(focus.x, w, window_width),
            top: start(focus.y, h, window_height),
            width: window_width as u32,
            height: window_height as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_is_as_large_as_can_be_and_follows_the_focal_point() {
        let (square, share) = ((500, 500), (1200, 630));
        let cases = [
            ((0.5, 0.5), (1600, 900), square, (350, 0, 900, 900)),
            ((0.0, 0.0), (1600, 900), square, (0, 0, 900, 900)),
            ((1.0, 1.0), (1600, 900), square, (700, 0, 900, 900)),
            ((0.4, 0.9), (1600, 900), square, (190, 0, 900, 900)),
            ((0.5, 0.25), (900, 1600), square, (0, 0, 900, 900)),
            ((0.5, 0.5), (900, 1600), square, (0, 350, 900, 900)),
            ((0.5, 0.5), (1600, 900), share, (0, 30, 1600, 840)),
            ((0.5, 1.0), (1600, 900), share, (0, 60, 1600, 840)),
            ((0.0, 0.5), (4000, 630), share, (0, 0, 1200, 630)),
            ((0.3, 0.5), (4000, 630), share, (600, 0, 1200, 630)),
            ((0.5, 0.5), (500, 500), square, (0, 0, 500, 500)),
        ];
        for ((x, y), size, shape, (left, top, width, height)) in cases {
            let window = Window::around(FocalPoint { x, y }, size, shape);
            assert_eq!(window, Window { left, top, width, height }, "{x} {y} {size:?}");
        }
    }

    #[test]
    fn a_focal_point_lies_in_the_picture() {
        assert_eq!(FocalPoint::new(0.0, 1.0), Some(FocalPoint { x: 0.0, y: 1.0 }));
        for (x, y) in [(-0.1, 0.5), (0.5, 1.1), (f64::NAN, 0.5), (0.5, f64::INFINITY)] {
            assert_eq!(FocalPoint::new(x, y), None);
        }
    }
}
