/** Loaded before the first paint, so that a theme chosen on this device never flashes the other one. */
try {
  const theme = localStorage.getItem("jornada_theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme stands.
}
