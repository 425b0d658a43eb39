/** The path of the page whose data a script asks for; any other path is a page's own. */
export const toPagePath = (path: string): string =>
  path.replace(/\.data$/, '').replace(/^\/_$/, '/')
