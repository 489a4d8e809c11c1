/** What the rest of the store may use of the limit of workers that it sells to. */
export { OverLimitWay } from './over-limit-way.tsx'
export { useWorkerLimit, type WorkerLimitNotice } from './use-worker-limit.tsx'
