/*
 * Finds web and e-mail addresses in a text, also those written so that a filter passes over them. A false hit costs a
 * space after a full stop, which the message says; a miss makes our letters carry links to anywhere.
 */

/** Endings without a country that are in use a lot. Any other ending in small letters counts too, see `isEnding`. */
const commonEndings = new Set(
  (
    'aero agency app art asia bank best bet bid bike biz blog boo boutique build business buzz cab cafe cam camp care ' +
    'cards casa cash casino cat center chat church city click cloud club coach codes coffee com community company ' +
    'cool coop courses credit dance dating day deals dental design dev digital direct directory dog domains download ' +
    'earth education email energy engineering enterprises equipment estate events exchange expert express faith fan ' +
    'farm fashion film finance fish fit fitness foo football forex forsale foundation fun fund games gallery gift ' +
    'gifts gives glass global gmbh gold golf group guide guru health help holiday homes host hosting house how icu ' +
    'immo inc info ing ink institute international jobs joy kids kim kitchen land lat law legal lgbt life limited ' +
    'link live llc loan loans lol love ltd market marketing mba media meme men mobi moda mom money monster mov movie ' +
    'museum name net network new news ngo ninja nyc one ong online org page partners party pet photo photos pics ' +
    'pictures pink pizza place plus poker porn post press pro productions promo pub quest racing recipes red rent ' +
    'rentals repair report rest restaurant review reviews rip rocks run sale school science sex sexy shop shopping ' +
    'show site ski social software solar solutions space sport store stream studio study style support surf swiss ' +
    'systems tattoo tax team tech technology tel tennis tickets tips today tools top tours town toys trade trading ' +
    'training travel university vegas ventures vet video villas vin vip vision vlaanderen vote watch web webcam ' +
    'website wedding wiki win wine work works world wtf xxx xyz yoga you zip zone amsterdam brussels gent frl'
  ).split(' '),
);
/** Endings of countries and regions that are no ISO region. */
const otherRegions = new Set(['ac', 'eu', 'su', 'uk']);
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isKnownEnding = (word: string): boolean => {
  const small = word.toLowerCase();
  if (commonEndings.has(small) || otherRegions.has(small) || small.startsWith('xn--')) return true;
  return /^[a-z]{2}$/.test(small) && regions.of(small.toUpperCase()) !== undefined;
};

/** A sentence begins with a capital: “groep 5.Ik”, “leuk.Het”. */
const isSentenceStart = (word: string) => /^\p{Lu}\p{Ll}*$/u.test(word);

/** Whether the word behind a dot makes an address of what stands before it. */
function isEnding(before: string, word: string): boolean {
  if (isKnownEnding(word)) return true;
  // “o.a.”, “a.u.b.”, and numbers: “5.ik”.
  if (word.length < 2 || /^\p{N}+$/u.test(before)) return false;
  return !isSentenceStart(word);
}

/** Words behind which `is`, `in` or `de` is Dutch and no country. */
const ambiguous = new Set([
  'al',
  'as',
  'be',
  'de',
  'do',
  'er',
  'in',
  'is',
  'it',
  'me',
  'no',
  'nu',
  'of',
  'so',
  'to',
]);
const isPlainEnding = (word: string) =>
  isKnownEnding(word) && !(ambiguous.has(word.toLowerCase()) && word.toLowerCase() !== 'be');

const outright = [
  /\bhttps?\b/iu,
  /[\p{L}\p{N}]:\/\//u,
  /\bwww\d*\s*\./iu,
  /\b(?:mailto|tel|ftp)\s*:/iu,
  // E-mail, with the sign or with the word between brackets.
  /[\p{L}\p{N}]\s?@\s?[\p{L}\p{N}]/u,
  /[\p{L}\p{N}]\s*[([{<]\s*(?:at|apenstaart)\s*[)\]}>]\s*[\p{L}\p{N}]/iu,
  /(?<![\p{N}.])\p{N}{1,3}(?:\.\p{N}{1,3}){3}(?![\p{N}.])/u,
];
const dotted = /([\p{L}\p{N}-]+)\.(\p{L}[\p{L}\p{N}-]*)/gu;
const bracketed = /[\p{L}\p{N}]\s*[([{<]\s*(?:\.|dot|punt|point)\s*[)\]}>]\s*([\p{L}\p{N}-]+)/giu;
const spelled = /[\p{L}\p{N}]\s+(?:dot|punt|point)\s+(\p{L}+)/giu;
const spaced = /[\p{L}\p{N}]\s+\.\s*(\p{L}+)/gu;
const apart = /[\p{L}\p{N}]\.\s+(\p{L}+)/gu;
/** Endings that begin no sentence, and no word of one, when they are written small behind a full stop. */
const neverWords = new Set(['com', 'nl', 'be', 'org', 'eu', 'info', 'xyz', 'io', 'uk', 'fr']);

/** One way to write each dot and letter, without signs that are not seen. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[。｡·•‧∙・۔܂]/g, '.');

const some = (text: string, pattern: RegExp, is: (word: string) => boolean): boolean =>
  [...text.matchAll(pattern)].some(([, word = '']) => is(word));

/** Every dot is looked at with the words on both its sides: `a.b.com` has two. */
function hasDomain(text: string): boolean {
  for (let from = 0; ; ) {
    dotted.lastIndex = from;
    const found = dotted.exec(text);
    if (!found) return false;
    const [, before = '', word = ''] = found;
    if (isEnding(before, word)) return true;
    from = found.index + before.length + 1;
  }
}

/** Whether a text names a web address or an e-mail address. */
export function namesWebAddress(text: string): boolean {
  const seen = plain(text);
  return (
    outright.some((pattern) => pattern.test(seen)) ||
    hasDomain(seen) ||
    some(seen, bracketed, isKnownEnding) ||
    some(seen, spelled, isPlainEnding) ||
    some(seen, spaced, isPlainEnding) ||
    some(seen, apart, (word) => neverWords.has(word))
  );
}

/** A name as it stands in a letter: no program that shows the letter makes a link of it. */
export const withoutLinks = (name: string): string =>
  plain(name)
    .replace(/([.:/@])(?=\S)/g, '$1 ')
    .trim();
