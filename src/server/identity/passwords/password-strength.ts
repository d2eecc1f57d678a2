import { brand } from '@/contract/brand';
import { isLongEnough } from '@/contract/password-length';

/*
 * A password is good by its length and by not being one of the first that somebody tries. What they try is known: the
 * lists of zxcvbn (with rows of keys, repeats, dates and letters written as figures), and words of this place.
 */

/** Words that schools make passwords of. */
const schoolWords = [
  ...Object.values(brand.name),
  ...['welkom', 'wachtwoord', 'geheim', 'school', 'groep', 'klas', 'juf', 'meester', 'rekenen', 'sommen'],
  ...['lente', 'zomer', 'herfst', 'winter', 'vakantie', 'nederland', 'belgie', 'vlaanderen', 'voetbal'],
  ...[
    'januari',
    'februari',
    'maart',
    'april',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
  ],
];

/** Characters looked at: longer ones take the time of others, and are good without. */
const maxChecked = 64;
/** Of zxcvbn's five: 10⁸ guesses and more. */
const minScore = 3;

async function makeJudge() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: maxChecked,
  });
}

let judge: ReturnType<typeof makeJudge> | undefined;

/**
 * What is wrong with a new password, if anything.
 * @param about what is known of its owner: names and addresses, which others try first
 */
export async function passwordProblem(
  password: string,
  about: readonly string[],
): Promise<'password-short' | 'password-guessable' | undefined> {
  if (!isLongEnough(password)) return 'password-short';
  judge ??= makeJudge();
  const known = about.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).filter((word) => word.length > 2);
  const { score } = (await judge).check(password.slice(0, maxChecked), [...schoolWords, ...known]);
  return score < minScore ? 'password-guessable' : undefined;
}
