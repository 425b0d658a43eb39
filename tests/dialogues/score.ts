import type { DialogueOutcome } from './run-dialogues.ts'

export type DialogueScore = {
  dialogues: number
  /** Of the slots: the harmonic mean of how many that came out are right, and how many of the right ones came out. */
  slotF1: number
  /** The share of dialogues in which everything came out as it must. */
  completed: number
  /** The share of products on the lists that are wrong. */
  wrongShown: number
}

/** What has to be reached. */
export const GOALS = { slotF1: 0.95, completed: 0.9, wrongShown: 0.02 } as const

export function scoreDialogues(outcomes: readonly DialogueOutcome[]): DialogueScore {
  const sumOf = (read: (outcome: DialogueOutcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + read(outcome), 0)
  const slots = sumOf(({ expected }) => expected) + sumOf(({ found }) => found)
  return {
    dialogues: outcomes.length,
    slotF1: slots === 0 ? 1 : (2 * sumOf(({ right }) => right)) / slots,
    completed: sumOf(({ isCompleted }) => Number(isCompleted)) / Math.max(1, outcomes.length),
    wrongShown:
      sumOf(({ wrong }) => wrong) /
      Math.max(
        1,
        sumOf(({ shown }) => shown),
      ),
  }
}

export const formatScore = (name: string, score: DialogueScore): string =>
  [
    name.padEnd(10),
    `${String(score.dialogues).padStart(4)} dialogues`,
    `slot F1 ${score.slotF1.toFixed(3)}`,
    `completed ${(score.completed * 100).toFixed(1)} %`,
    `wrong ${(score.wrongShown * 100).toFixed(1)} %`,
  ].join('  ')

/** The dialogues that did not come out, with what was said. */
export const formatMissed = (outcomes: readonly DialogueOutcome[]): string =>
  outcomes
    .filter(({ isCompleted }) => !isCompleted)
    .map(({ id, problems, transcript }) =>
      [`## ${id}`, ...problems.map((problem) => `! ${problem}`), ...transcript].join('\n'),
    )
    .join('\n\n')
