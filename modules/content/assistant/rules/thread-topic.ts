/** Under which name news of a thread are announced. */
export const toThreadTopic = (threadId: string): string => `chat:${threadId}`
