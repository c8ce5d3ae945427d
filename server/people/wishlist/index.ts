export { wishlistModule } from './module.ts'
