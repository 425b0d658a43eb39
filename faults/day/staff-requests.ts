/** Work for staff that a visitor waits for. */
export type StaffRequest = { about: 'proof' | 'negotiation'; id: string }

/** What waits for staff, oldest first. */
export type StaffRequests = ReturnType<typeof createStaffRequests>

export function createStaffRequests() {
  const waiting: { request: StaffRequest; finish: (isDone: boolean) => void }[] = []
  return {
    /** Asks staff for something. Resolves when they have done it: false where they could not. */
    ask: (request: StaffRequest): Promise<boolean> =>
      new Promise((finish) => void waiting.push({ request, finish })),
    /** Takes the oldest request, and tells who waits what became of it. Resolves with whether there was one. */
    async takeOne(work: (request: StaffRequest) => Promise<void>): Promise<boolean> {
      const next = waiting.shift()
      if (!next) return false
      await work(next.request).then(
        () => next.finish(true),
        () => next.finish(false),
      )
      return true
    },
  }
}
