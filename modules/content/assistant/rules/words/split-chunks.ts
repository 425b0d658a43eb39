/** Characters of one chunk, at least; it ends with a word. */
const CHUNK_LENGTH = 24

/**
 * A reply as the chunks in which it is streamed, always the same ones: a stream that was cut goes on behind the last
 * chunk that arrived. Together they are the reply.
 */
export const splitChunks = (text: string): string[] =>
  text.match(new RegExp(String.raw`[\s\S]{1,${CHUNK_LENGTH}}\S*\s*`, 'gu')) ?? []
