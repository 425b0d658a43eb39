/** What `npm run admin -- NAME` does. Access to the database is the authorization. */
export type AdminCommand = {
  /** Its arguments: `FOLDER [--keep NUMBER]`. */
  usage: string
  /** What the command does and what an operator must know first, one line each. */
  about: readonly string[]
  /** Throws Error with a sentence for the operator. */
  run(args: readonly string[]): Promise<void>
}
