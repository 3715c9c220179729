//! Where a request comes from, as far as it can be believed. Only for counting: nobody is let in for his address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::request::Parts;

/// The other end of the connection; listening leaves it with each request.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub IpAddr);

/// What counts as one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Origin {
    V4(Ipv4Addr),
    /// The first half of the address: the second is the caller's to choose.
    V6([u16; 4]),
    /// Not over the network.
    Inside,
}

impl Origin {
    /// `hops` proxies of ours stand in front. Each adds the address that it saw to the end of `X-Forwarded-For`; what
    /// comes before those is the caller's own invention.
    pub(crate) fn of(parts: &Parts, hops: usize) -> Self {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0);
        forwarded(&parts.headers, hops).or(peer).map_or(Self::Inside, Self::from)
    }
}

/// The address that the outermost of our proxies saw. `None` where there are fewer than there should be: then a caller has
/// gone around them.
fn forwarded(headers: &HeaderMap, hops: usize) -> Option<IpAddr> {
    let from_the_end = hops.checked_sub(1)?;
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut addresses = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    address(addresses.nth(from_the_end)?.trim())
}

/// Some proxies add the port.
fn address(text: &str) -> Option<IpAddr> {
    let alone = text.trim_start_matches('[').trim_end_matches(']').parse();
    alone.ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Self {
        let of_v6 = |address: Ipv6Addr| {
            let [a, b, c, d, ..] = address.segments();
            Self::V6([a, b, c, d])
        };
        match address {
            IpAddr::V4(address) => Self::V4(address),
            IpAddr::V6(address) => address.to_ipv4_mapped().map_or_else(|| of_v6(address), Self::V4),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn origin(peer: Option<&str>, lines: &[&str], hops: usize) -> Origin {
        let mut request = Request::builder();
        for line in lines {
            request = request.header("x-forwarded-for", *line);
        }
        let mut parts = request.body(()).unwrap().into_parts().0;
        if let Some(peer) = peer {
            parts.extensions.insert(Peer(peer.parse().unwrap()));
        }
        Origin::of(&parts, hops)
    }

    fn at(address: &str) -> Origin {
        address.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn only_what_our_own_proxies_say_is_believed() {
        let peer = Some("10.0.0.1");
        let cases = [
            (&["1.1.1.1"][..], 0, "10.0.0.1"),
            (&[], 1, "10.0.0.1"),
            (&["1.1.1.1"], 1, "1.1.1.1"),
            (&["9.9.9.9, 1.1.1.1"], 1, "1.1.1.1"),
            (&["9.9.9.9,1.1.1.1,2.2.2.2"], 2, "1.1.1.1"),
            (&["9.9.9.9, 1.1.1.1", "2.2.2.2"], 2, "1.1.1.1"),
            (&["1.1.1.1"], 2, "10.0.0.1"),
            (&["nonsense"], 1, "10.0.0.1"),
            (&["1.1.1.1, "], 1, "10.0.0.1"),
            (&["1.1.1.1:4711"], 1, "1.1.1.1"),
            (&["[2001:db8::1]:4711"], 1, "2001:db8::1"),
            (&["[2001:db8::1]"], 1, "2001:db8::1"),
        ];
        for (lines, hops, expected) in cases {
            assert_eq!(origin(peer, lines, hops), at(expected), "{lines:?} with {hops}");
        }
        assert_eq!(origin(None, &["1.1.1.1"], 0), Origin::Inside);
    }

    #[test]
    fn a_network_of_the_newer_kind_is_one_place() {
        assert_eq!(at("2001:db8:1:2:3:4:5:6"), at("2001:db8:1:2:ffff::"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:1.1.1.1"), at("1.1.1.1"));
        assert_ne!(at("1.1.1.1"), at("1.1.1.2"));
    }
}
