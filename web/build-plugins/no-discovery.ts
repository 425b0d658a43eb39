/** Stands in for React Router's lazy route discovery, which "initial" never asks. */
export const isFogOfWarEnabled = (): boolean => false
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined
export const useFogOFWarDiscovery = (): void => {}
export const getPartialManifest = (manifest: unknown): unknown => manifest
