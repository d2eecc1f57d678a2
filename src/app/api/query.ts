import { QueryClient, useQuery } from '@tanstack/react-query';
import type { CallName } from '@/contract/route';
import { mayWorkLater, retryAfterOf } from './api-error';
import { type CallInput, type CallReply, call } from './call';

/** Returns the pause before a retry when the server names none, ms: 1 s, then 2 s. */
const usualPause = (failures: number): number => 1000 * 2 ** failures;
/**
 * Longest pause before a retry, ms. Nobody looks at an empty page for longer, so the error is shown with a retry
 * button.
 */
const longestPause = 10_000;

/** Server state of the school and office areas; emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayWorkLater(error) && retryAfterOf(error) <= longestPause,
      retryDelay: (failures, error) => retryAfterOf(error) || usualPause(failures),
    },
  },
});

/** Returns a `refetchInterval` of this many ms, or longer when the server asks for a pause. */
export const pollEvery =
  (ms: number) =>
  ({ state }: { readonly state: { readonly error: unknown } }): number =>
    Math.max(ms, retryAfterOf(state.error));

type InputArgument<Name extends CallName> =
  unknown extends CallInput<Name> ? [input?: undefined] : [input: CallInput<Name>];

const make = call as <Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallReply<Name>>;

/** Returns the query key of a call, to refresh its data after a change. */
export const keyOf = <Name extends CallName>(name: Name, input?: CallInput<Name>) =>
  input === undefined ? [name] : [name, input];

/** Reads data by a GET of the contract: `useRead('listPupils', { params: { groupId } })`. */
export function useRead<Name extends CallName>(name: Name, ...[input]: InputArgument<Name>) {
  return useQuery<CallReply<Name>>({ queryKey: keyOf(name, input), queryFn: () => make(name, input) });
}

/** Reads data by a GET of the contract outside a component; what a page has read lately is not asked for again. */
export function readOnce<Name extends CallName>(
  name: Name,
  ...[input]: InputArgument<Name>
): Promise<CallReply<Name>> {
  return queryClient.fetchQuery({ queryKey: keyOf(name, input), queryFn: () => make(name, input) });
}
