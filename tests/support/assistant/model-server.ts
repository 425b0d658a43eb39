import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '#platform/clock.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import type { ModelLimits } from '#platform/language-model/port.ts'

export const MODEL_KEY = 'kunci-model-uji'

type ModelRequestBody = {
  messages: { role: string; content: unknown; tool_call_id?: string }[]
  tools?: { function: { name: string } }[]
}

/** What the model does in one round: words, tools that it calls, or one of the ways to fail. */
export type ModelStep =
  | { text: string; isCut?: boolean }
  | { calls: { name: string; input: unknown }[] }
  | { fails: 'silent' | 'trickling' | 'garbled' | 'not-json' | 'endless' | 'error' | 'redirect' }

/**
 * What the model does for a request; `results` is what the tools returned for this message. A test scripts it.
 */
export type ModelScript = (asked: {
  body: ModelRequestBody
  results: string
  round: number
}) => ModelStep

const NO_LIMITS: ModelLimits = {
  timeoutMs: 10_000,
  threadTokens: 1e9,
  dayTokens: 1e9,
  dayCost: 1e9,
  inputPrice: 0,
  outputPrice: 0,
}

/** A server that speaks OpenAI's chat completions and does what `follow` scripts, with a model of the shop at it. */
export async function openModelServer() {
  let script: ModelScript = () => ({ text: 'Halo.' })
  const bodies: ModelRequestBody[] = []
  const keys: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await buffer(request)).toString()) as ModelRequestBody
    bodies.push(body)
    keys.push(request.headers.authorization)
    const answeredAt = body.messages.findLastIndex(({ role }) => role === 'user')
    const since = body.messages.slice(answeredAt + 1)
    const round = since.filter(({ role }) => role === 'assistant').length
    const results = since
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => String(content))
    write(response, script({ body, results: results.join('\n'), round }), round)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const apiUrl = `http://127.0.0.1:${port}/v1`
  return {
    apiUrl,
    /** What was asked so far. */
    bodies,
    /** The `Authorization` of each request. */
    keys,
    follow(next: ModelScript) {
      script = next
    },
    /** The shop's adapter for this server. */
    createModel: (clock: Clock, limits: Partial<ModelLimits> = {}, canSee = false) =>
      createLanguageModel(
        {
          apiUrl,
          name: 'model-uji',
          key: MODEL_KEY,
          canSee,
          limits: { ...NO_LIMITS, ...limits },
        },
        clock,
      ),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function write(response: ServerResponse, step: ModelStep, round: number): void {
  const head = (status: number, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
  if ('fails' in step) return fail(response, head, step.fails)
  const message =
    'text' in step
      ? { role: 'assistant', content: step.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: step.calls.map(({ name, input }, at) => ({
            id: `call-${round}-${at}`,
            type: 'function',
            function: {
              name,
              arguments: typeof input === 'string' ? input : JSON.stringify(input),
            },
          })),
        }
  const finish = 'text' in step ? (step.isCut ? 'length' : 'stop') : 'tool_calls'
  head(200)
  response.end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'model-uji',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage: { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 },
    }),
  )
}

function fail(
  response: ServerResponse,
  head: (status: number, headers?: Record<string, string>) => ServerResponse,
  way: Extract<ModelStep, { fails: string }>['fails'],
): void {
  switch (way) {
    case 'silent':
      return
    case 'trickling':
      // Something arrives again and again, but never the answer.
      head(200)
      response.on('close', () => clearInterval(timer))
      response.write('{"id":"x",')
      const timer = setInterval(() => response.write(' '), 20)
      return
    case 'garbled':
      head(200)
      return void response.end('{"choices":[{"message":{"content":42}}]}')
    case 'not-json':
      head(200, { 'content-type': 'text/html' })
      return void response.end('<html>502 Bad Gateway</html>')
    case 'endless': {
      head(200)
      const more = () => {
        while (response.write('x'.repeat(64 * 1024)));
        response.once('drain', more)
      }
      return more()
    }
    case 'error':
      head(500)
      return void response.end('{"error":{"message":"overloaded"}}')
    case 'redirect':
      head(307, { location: 'http://127.0.0.1:9/v1/chat/completions' })
      return void response.end()
  }
}
