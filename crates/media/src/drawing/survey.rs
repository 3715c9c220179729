//! What drawing takes: how much area is painted over, and how much memory the layers hold that are painted one upon the other.
//! Follows the way that the renderer goes, in its own coordinates, without painting.

use resvg::tiny_skia::Transform;
use resvg::usvg::{ClipPath, Fill, Group, Mask, Node, Paint, Path, Pattern, Rect, Stroke, Tree};

const TOO_MUCH: &str = "it takes too long to draw";
/// How often the whole picture may be painted over.
const MOST_COATS: f64 = 1_000.0;
const MOST_LAYER_BYTES: f64 = 150_000_000.0;
/// The renderer cuts layers at two pictures' lengths in each direction.
const LARGEST_LAYER: f64 = 25.0;

pub(super) fn check(tree: &Tree, scale: Transform, (width, height): (u32, u32)) -> Result<(), &'static str> {
    let canvas = f64::from(width) * f64::from(height);
    Survey { canvas, painted: 0.0 }.group(tree.root(), scale, canvas * 4.0)
}

struct Survey {
    canvas: f64,
    painted: f64,
}

impl Survey {
    fn paint(&mut self, area: f64) -> Result<(), &'static str> {
        self.painted += area;
        if self.painted > self.canvas * MOST_COATS { Err(TOO_MUCH) } else { Ok(()) }
    }

    /// `held` is what all layers around this group take, in bytes.
    fn group(&mut self, group: &Group, transform: Transform, held: f64) -> Result<(), &'static str> {
        let transform = transform.pre_concat(group.transform());
        let mut held = held;
        if group.should_isolate() {
            let area = match group.filters().is_empty() {
                true => self.visible(group.layer_bounding_box().to_rect(), transform),
                false => {
                    let (across, down) = transform.get_scale();
                    let rect = group.layer_bounding_box();
                    f64::from(rect.width() * across) * f64::from(rect.height() * down)
                }
            };
            // Itself, and what it is masked with.
            let mut layers = 3.0;
            for filter in group.filters() {
                layers += filter.primitives().len() as f64 + 2.0;
                self.paint(area * filter.primitives().len() as f64 * 4.0)?;
            }
            held += area * 4.0 * layers;
            if held > MOST_LAYER_BYTES {
                return Err(TOO_MUCH);
            }
            self.paint(area * 2.0)?;
        }
        if let Some(clip_path) = group.clip_path() {
            self.clip_path(clip_path, transform, held)?;
        }
        if let Some(mask) = group.mask() {
            self.mask(mask, transform, held)?;
        }
        self.nodes(group, transform, held)
    }

    fn nodes(&mut self, group: &Group, transform: Transform, held: f64) -> Result<(), &'static str> {
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group, transform, held)?,
                Node::Path(path) => self.path(path, transform, held)?,
                // There are neither fonts nor pictures inside of drawings.
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &Path, transform: Transform, held: f64) -> Result<(), &'static str> {
        let area = self.visible(path.stroke_bounding_box(), transform).min(self.canvas);
        let paints = [path.fill().map(Fill::paint), path.stroke().map(Stroke::paint)];
        for paint in paints.into_iter().flatten() {
            self.paint(area)?;
            if let Paint::Pattern(pattern) = paint {
                self.pattern(pattern, transform, held)?;
            }
        }
        Ok(())
    }

    /// A pattern is painted once for each path that is filled with it, however much of it is seen.
    fn pattern(&mut self, pattern: &Pattern, transform: Transform, held: f64) -> Result<(), &'static str> {
        let (across, down) = transform.pre_concat(pattern.transform()).get_scale();
        let rect = pattern.rect();
        let area = f64::from(rect.width() * across) * f64::from(rect.height() * down);
        let held = held + area * 4.0;
        // Written so that what is no number is refused too.
        if !area.is_finite() || held > MOST_LAYER_BYTES {
            return Err(TOO_MUCH);
        }
        self.paint(area)?;
        self.nodes(pattern.root(), Transform::from_scale(across, down), held)
    }

    fn clip_path(&mut self, clip_path: &ClipPath, transform: Transform, held: f64) -> Result<(), &'static str> {
        if let Some(outer) = clip_path.clip_path() {
            self.clip_path(outer, transform, held)?;
        }
        self.nodes(clip_path.root(), transform.pre_concat(clip_path.transform()), held)
    }

    fn mask(&mut self, mask: &Mask, transform: Transform, held: f64) -> Result<(), &'static str> {
        if let Some(outer) = mask.mask() {
            self.mask(outer, transform, held)?;
        }
        self.nodes(mask.root(), transform, held)
    }

    /// The area that a part of the drawing takes, as far as the renderer looks at it.
    fn visible(&self, rect: Rect, transform: Transform) -> f64 {
        let most = self.canvas * LARGEST_LAYER;
        let Some(rect) = rect.transform(transform) else { return 0.0 };
        // A layer has a margin of two pixels.
        let area = (f64::from(rect.width()) + 4.0) * (f64::from(rect.height()) + 4.0);
        if area.is_finite() { area.min(most) } else { most }
    }
}
