import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

/**
 * What the store is compared with: the same Fastify, doing nothing but what has to be done. `PEER_FILES` is served as
 * it is, `PEER_ANSWER` answers any JSON.
 */
const { PEER_PORT = '0', PEER_FILES = '', PEER_ANSWER = '{}' } = process.env
const answer: unknown = JSON.parse(PEER_ANSWER)

const app = fastify({ logger: false })
app.get('/health/ready', async () => ({ status: 'ok' }))
app.post('/bare', async () => answer)
if (PEER_FILES) await app.register(fastifyStatic, { root: PEER_FILES, preCompressed: true })
await app.listen({ host: '127.0.0.1', port: Number(PEER_PORT) })
process.on('SIGTERM', () => app.close())
