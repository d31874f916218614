// Runs before the page is shown, so that a chosen scheme is there from the first paint, and what needs JavaScript has its room.
(() => {
  const { classList, dataset } = document.documentElement;
  classList.add('js');
  try {
    const scheme = localStorage.getItem('scheme');
    if (scheme === 'light' || scheme === 'dark') dataset['scheme'] = scheme;
  } catch {
    // A browser that keeps nothing shows what the system says.
  }
})();
