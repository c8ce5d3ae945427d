export { createHistory } from './history.ts'
export { walletRoutes } from './routes.ts'
export { createTopUpGoods, createTopUps } from './top-ups.ts'
