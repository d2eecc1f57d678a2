import { QueryClient, useQuery } from '@tanstack/react-query';
import type { CallName } from '@/contract/route';
import { mayWorkLater } from './api-error';
import { type CallInput, type CallReply, call } from './call';

/** Server state of the school and office areas; emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayWorkLater(error),
    },
  },
});

type InputArgument<Name extends CallName> =
  unknown extends CallInput<Name> ? [input?: undefined] : [input: CallInput<Name>];

const make = call as <Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallReply<Name>>;

/** The key under which a call's answer is kept, to refresh it after a change. */
export const keyOf = <Name extends CallName>(name: Name, input?: CallInput<Name>) =>
  input === undefined ? [name] : [name, input];

/** Reads by a GET of the contract: `useRead('listPupils', { params: { groupId } })`. */
export function useRead<Name extends CallName>(name: Name, ...[input]: InputArgument<Name>) {
  return useQuery<CallReply<Name>>({ queryKey: keyOf(name, input), queryFn: () => make(name, input) });
}
