export { createContact } from './contact.ts'
export { contactRoutes } from './routes.ts'
