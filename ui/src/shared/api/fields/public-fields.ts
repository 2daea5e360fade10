/** Limits and sentences of the fields of each body and query: written by `npm run types`, never by hand. */

export const cartCodeBody = {
  code: { maxLength: 30, pattern: /^[A-Za-z0-9-]*[A-Za-z0-9][A-Za-z0-9-]*$/, message: "Please enter a code of the letters A to Z, digits and hyphens" },
};

export const checkoutBody = {
  customerName: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  customerEmail: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email" },
  customerPhone: { maxLength: 500 },
  deliveryMethod: { message: "Choose delivery or collection" },
  shippingAddress: { minLengthOfDelivery: 10, maxLength: 5000, message: "Please enter your complete address" },
  paymentMethod: { message: "Choose how to pay" },
  cartId: { message: "Choose a cart" },
  expectedTotal: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, optional: true },
};

export const contactBody = {
  name: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
  phone: { maxLength: 500 },
  vehicleType: { maxLength: 500 },
  serviceInterest: { message: "Please choose one of the services" },
  message: { minLength: 10, maxLength: 5000, message: "Message must be at least 10 characters" },
  productId: { message: "The part must be given by its id" },
  modelId: { message: "The vehicle must be given by its id" },
  vehicleYear: { message: "Please choose a year" },
  wanted: { maxLength: 500, message: "The part wanted must be at most 500 characters" },
  preferredDay: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please choose today or a later day", optional: true },
};

export const extraWorkAnswer = {
  approve: { message: "Approve must be true or false" },
  name: { minLength: 2, maxLength: 200, message: "Please type your name" },
  askedAt: { message: "askedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const forgottenPasswordBody = {
  ticket: { message: "Please start again in the Pitlane window" },
  newPassword: { minLength: 12, maxLength: 1024, message: "Password must be at least 12 characters" },
};

export const jobPayment = {
  what: { message: "Choose deposit or owed" },
};

export const loginBody = {
  password: { message: "Invalid password" },
};

export const lookupBody = {
  orderNumber: { minLength: 1, maxLength: 200, message: "Please enter your order number" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
};

export const newItemBody = {
  productId: { message: "Choose a product" },
  optionId: { message: "Please choose an option" },
  quantity: { min: 1, message: "Quantity must be a whole number of at least 1" },
  vehicle: { message: "Please choose a model" },
};

export const pageVisitBody = {
  path: { minLength: 1, message: "Path is required" },
};

export const productViewBody = {
  results: { message: "Results must be a number" },
};

export const quantityBody = {
  quantity: { min: 1, message: "Quantity must be a whole number of at least 1" },
  vehicle: { message: "Please choose a model" },
};

export const questionBody = {
  text: { minLength: 2, maxLength: 5000, message: "Please write a question of 2 to 5,000 characters" },
};

export const quoteAnswerBody = {
  version: { message: "Give the version of the quote" },
  name: { minLength: 2, maxLength: 200, message: "Please type your name" },
  accept: { maxItems: 200, message: "Give the lines that you want by their ids" },
  decline: { message: "Decline must be true or false" },
  message: { maxLength: 500, message: "A message has at most 500 characters" },
  preferredDay: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please choose today or a later day", optional: true },
  startEarly: { message: "Start early must be true or false" },
};

export const quoteChoice = {
  accept: { maxItems: 200, message: "Give the lines that you want by their ids" },
};

export const setupBody = {
  password: { minLength: 12, maxLength: 1024, message: "Password must be at least 12 characters" },
};

export const stockWaitBody = {
  productId: { message: "The part must be given by its id" },
  optionId: { message: "The option must be given by its id" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
};

export const vehicleBody = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
};

export const withdrawalBody = {
  step: { message: "Step must be review or confirm" },
  name: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
  order: { minLength: 1, maxLength: 200, pattern: /^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$/, message: "Please tell us in one line which order it is" },
  items: { minItems: 1, maxItems: 100, message: "Please list the parts, or leave them out for the whole order" },
};

export const withdrawnItem = {
  name: { minLength: 1, maxLength: 200 },
  quantity: { min: 1 },
};

export const countProductsQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
  fit: { message: "Fit must be \"only\" or left out" },
  inStock: { message: "In stock must be 1 or left out" },
  priceFrom: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Price must be an amount such as 49.99", optional: true },
  priceTo: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Price must be an amount such as 49.99", optional: true },
};

export const findVehiclesQuery = {
  q: { minLength: 1, message: "Please enter what you are looking for" },
};

export const judgeProductQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
};

export const listPartsQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
  fit: { message: "Fit must be \"only\" or left out" },
  universal: { message: "Universal must be 0 or 1" },
};

export const listProductsForCartQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
  productIds: { message: "The parts must be given by their ids, with commas between them" },
};

export const listProductsInsteadQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
};

export const listProductsQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
  fit: { message: "Fit must be \"only\" or left out" },
  inStock: { message: "In stock must be 1 or left out" },
  priceFrom: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Price must be an amount such as 49.99", optional: true },
  priceTo: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Price must be an amount such as 49.99", optional: true },
  sort: { message: "Sort by best, price, -price or newest" },
  limit: { min: 1, max: 500, message: "Limit must be a number from 1 to 500" },
  offset: { message: "Offset must be a number from 0" },
};

export const listRelatedProductsQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
};

export const proveProbeQuery = {
  nonce: { pattern: /^[0-9a-f]{32}$/, message: "The nonce must be 32 hexadecimal digits in lowercase" },
};

export const readPolicyQuery = {
  version: { message: "No such version" },
};

export const searchPartsQuery = {
  modelId: { message: "Please choose a model" },
  year: { message: "Please choose a year" },
  engineId: { message: "Please choose an engine" },
  fit: { message: "Fit must be \"only\" or left out" },
  q: { minLength: 1, message: "Please enter what you are looking for" },
  inStock: { message: "In stock must be 1 or left out" },
  priceFrom: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Price must be an amount such as 49.99", optional: true },
  priceTo: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Price must be an amount such as 49.99", optional: true },
  sort: { message: "Sort by best, price, -price or newest" },
  limit: { min: 1, max: 500, message: "Limit must be a number from 1 to 500" },
  offset: { message: "Offset must be a number from 0" },
  asTyped: { message: "As typed must be 1 or left out" },
};

export const suggestPartsQuery = {
  q: { minLength: 1, message: "Please enter what you are looking for" },
};
