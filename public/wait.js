// For the page that waits while the server cannot answer (`src/server/platform/http/pages/wait-page.ts`). It asks whether the server is
// back and only then loads the address anew, so that a child hears the text to its end.
(() => {
  const page = document.documentElement;
  const chosenLanguage = () => {
    try {
      return localStorage.getItem('locale');
    } catch {
      return null; // No storage: the language of the address.
    }
  };
  const words = JSON.parse(page.dataset.words)[chosenLanguage()];
  if (words !== undefined) {
    page.lang = words.lang;
    document.title = words.page;
    for (const each of document.querySelectorAll('[data-says]')) each.textContent = words[each.dataset.says];
  }

  const pause = Number(page.dataset.seconds) * 1000;
  const look = async () => {
    try {
      const { ok } = await fetch('/readyz', { cache: 'no-store' });
      if (ok) return location.reload();
    } catch {
      // The server is being started again.
    }
    setTimeout(look, pause);
  };
  setTimeout(look, pause);

  const button = document.querySelector('button');
  const voiceOfDevice = () =>
    window.speechSynthesis
      ?.getVoices()
      .find(({ localService, lang }) => localService && lang.startsWith(page.lang.slice(0, 2)));
  const offer = () => {
    button.hidden = voiceOfDevice() === undefined;
  };
  offer();
  window.speechSynthesis?.addEventListener('voiceschanged', offer);
  button.addEventListener('click', () => {
    const said = [...document.querySelectorAll('h1, p')].map(({ textContent }) => textContent).join('. ');
    const words = new SpeechSynthesisUtterance(said);
    words.voice = voiceOfDevice();
    words.lang = page.lang;
    words.rate = 0.9;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(words);
  });
})();
