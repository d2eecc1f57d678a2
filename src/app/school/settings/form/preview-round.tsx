import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { findCollection } from '@/maths/collections/standard-collections';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { call } from '../../../api/call';
import { keyOf } from '../../../api/query';
import { GamePreview } from '../../../pupil/preview/game-preview';
import { Loading } from '../../../ui/plain/loading';

/** Plays a round of a collection, of the program or of the office. Loaded when asked for, because it brings all recipes. */
export function PreviewRound(props: Omit<ComponentProps<typeof GamePreview>, 'collection'>) {
  const { collectionKey } = props;
  const isOfProgram = findCollection(collectionKey) !== null;
  const input = { params: { collectionKey } };
  const fetched = useQuery({
    queryKey: keyOf('readCollection', input),
    queryFn: () => call('readCollection', input),
    enabled: !isOfProgram,
  });
  if (!isOfProgram && fetched.data === undefined) return <Loading />;
  // The contract knows sums as texts; the server sends none that is no sum.
  return <GamePreview {...props} collection={fetched.data as unknown as SumCollection | undefined} />;
}
