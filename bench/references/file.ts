import Fastify from 'fastify'
import fastifyStatic from '@fastify/static'

// A folder of files as Fastify serves it.
const app = Fastify({ logger: false })
await app.register(fastifyStatic, { root: process.env['FOLDER'] ?? '' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: Number(new URL(address).port) })
