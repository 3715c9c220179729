//! One file for each thing that can be asked for: `handlers/<area>/<verb>.rs`.

pub(crate) mod art;
pub(crate) mod competition;
pub(crate) mod match_list;
pub(crate) mod pages;
pub(crate) mod seasons;
pub(crate) mod system;
pub(crate) mod team;
