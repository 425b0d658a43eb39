export const REPLACE_HOST: string
export function writeLocatedLock(folder: string): void
export function removeLocatedLock(folder: string): void
