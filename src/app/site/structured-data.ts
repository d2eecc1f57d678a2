import i18next from 'i18next';
import { brand } from '@/contract/brand';
import { questions } from './faq/questions';
import type { PageName } from './pages';

interface Head {
  readonly heading: string;
  readonly description: string;
  readonly language: string;
}

const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The questions and answers, which search engines can show by themselves. */
const questionsOf = () =>
  questions
    .flatMap(({ questions: all }) => all)
    .map((question) => ({
      '@type': 'Question',
      name: i18next.t(`faq:questions.${question}.question`),
      acceptedAnswer: {
        '@type': 'Answer',
        text: withoutTags(i18next.t(`faq:questions.${question}.answer`, { about: `over${brand.slug}` })),
      },
    }));

/** Describes a public page for search engines (schema.org): what it is, in which language, and the questions on it. */
export function structuredData(name: PageName, { heading, description, language }: Head): object {
  const page = {
    '@context': 'https://schema.org',
    '@type': name === 'faq' ? 'FAQPage' : 'WebPage',
    name: heading,
    description,
    inLanguage: language,
  };
  if (name === 'faq') return { ...page, mainEntity: questionsOf() };
  if (name !== 'home') return page;
  return {
    ...page,
    mainEntity: {
      '@type': 'WebApplication',
      name: i18next.t('common:brand'),
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Web',
      audience: { '@type': 'EducationalAudience', educationalRole: 'student' },
    },
  };
}
