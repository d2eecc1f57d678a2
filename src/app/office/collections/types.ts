import type { StrategyName } from '@/maths/strategy/names/strategy-names';
import type { CallInput, CallReply } from '../../api/call';
import { newId } from '../../shared/new-id';
import { emptyTitle, type OfficeTitle } from '../shared/office-title';

export type CollectionHead = CallReply<'listOfficeCollections'>['collections'][number];
export type CollectionShown = CallReply<'readOfficeCollection'>;
export type PublishedLadder = NonNullable<CollectionShown['published']>;
export type LadderGenerator = CollectionShown['generators'][number];
export type SavedDetails = Omit<CallInput<'saveOfficeCollection'>['body'], 'version'>;

/** A step while it is edited: it keeps its id when it moves. */
export interface DraftStep {
  readonly id: string;
  readonly generatorId: string;
  readonly strategy: StrategyName | null;
  readonly prerequisite: string | null;
}

/** What the form changes. */
export interface Draft {
  readonly title: OfficeTitle;
  readonly years: readonly number[];
  readonly steps: readonly DraftStep[];
  readonly next: readonly string[];
}

export const emptyDraft: Draft = { title: emptyTitle, years: [], steps: [], next: [] };

type Stored = Pick<CollectionShown, 'title' | 'years' | 'next'> & {
  readonly steps: readonly Omit<DraftStep, 'id'>[];
};

export const draftOf = ({ title, years, steps, next }: Stored): Draft => ({
  title,
  years,
  next,
  steps: steps.map(({ generatorId, strategy, prerequisite }) => ({
    id: newId(),
    generatorId,
    strategy,
    prerequisite,
  })),
});

/** What is saved of a draft. */
export const savedOf = ({ title, years, steps, next }: Draft): SavedDetails => ({
  title,
  years: [...years],
  next: [...next],
  steps: steps.map(({ generatorId, strategy, prerequisite }) => ({ generatorId, strategy, prerequisite })),
});

/** Two drafts are the same when everything that is saved of them is. */
export const isSameDraft = (a: Draft, b: Draft): boolean =>
  JSON.stringify(savedOf(a)) === JSON.stringify(savedOf(b));
