import type { AnswerEntry, WindowEntry } from './entry';
import { byPosition, type OutboxStore } from './store';

/** Stores entries in this tab only, for browsers without storage and for tests. */
export function createMemoryStore(): OutboxStore {
  const windows = new Map<string, WindowEntry>();
  const answers = new Map<string, AnswerEntry>();
  const drop = (windowId: string) => {
    windows.delete(windowId);
    for (const entry of [...answers.values()])
      if (entry.windowId === windowId) answers.delete(entry.answerId);
  };
  return {
    medium: 'memory',
    async putWindow(entry) {
      windows.set(entry.windowId, entry);
    },
    window: async (windowId) => windows.get(windowId),
    windows: async () => [...windows.values()],
    async addAnswer(entry, window) {
      if (window !== undefined && !windows.has(window.windowId)) windows.set(window.windowId, window);
      if (!answers.has(entry.answerId)) answers.set(entry.answerId, entry);
    },
    answers: async (windowId) =>
      [...answers.values()].filter((entry) => entry.windowId === windowId).toSorted(byPosition),
    async mark(answerIds, state, code) {
      for (const id of answerIds) {
        const entry = answers.get(id);
        if (entry !== undefined)
          answers.set(id, { ...entry, state, ...(code === undefined ? {} : { code }) });
      }
    },
    async setEnd(windowId, end) {
      const entry = windows.get(windowId);
      if (entry !== undefined) windows.set(windowId, { ...entry, end });
    },
    async drop(windowId) {
      drop(windowId);
    },
    async dropIf(windowId, may) {
      const entry = windows.get(windowId);
      const own = [...answers.values()].filter((answer) => answer.windowId === windowId);
      if (entry !== undefined && may(entry, own)) drop(windowId);
    },
  };
}
