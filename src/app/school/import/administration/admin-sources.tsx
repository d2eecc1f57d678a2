import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Parsed } from '@/edexml/result';
import { useRead } from '../../../api/query';
import { Loading } from '../../../ui/plain/loading';
import { AdministrationCard } from './administration-card';

interface AdminSourcesProps {
  /** Takes the list that a function fetches from the administration system. */
  readonly onFetch: (fetchList: () => Promise<Parsed>) => void;
  /** The page says already why the last fetch failed. */
  readonly isProblemSaid: boolean;
  /** The choice of a file. */
  readonly children: ReactNode;
}

/**
 * The sources of a list for who manages the school: the administration system, where the installation has one, and a
 * file. The file waits for the card, so that the card does not push it away when somebody is about to press it.
 */
export function AdminSources({ onFetch, isProblemSaid, children }: AdminSourcesProps) {
  const { data, isPending } = useRead('readAdministration');
  if (isPending) return <Loading />;
  const isOffered = data !== undefined && (data.systems.length > 0 || data.link !== null);
  return (
    <Stack gap="lg" maw={760}>
      {isOffered ? <AdministrationCard {...data} onFetch={onFetch} isProblemSaid={isProblemSaid} /> : null}
      {children}
    </Stack>
  );
}
