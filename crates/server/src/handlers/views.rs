pub(crate) mod count_view;
