/** Limits and sentences of the fields of each body and query: written by `npm run types`, never by hand. */

export const appointmentChange = {
  bayId: { message: "Please choose a bay" },
  startsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the start, such as 2026-11-24T09:00" },
  endsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the end, such as 2026-11-24T12:00" },
  jobId: { message: "The job must be given by its id" },
  title: { maxLength: 200, message: "A title has at most 200 characters" },
};

export const bayBody = {
  name: { minLength: 1, maxLength: 40, message: "Please enter a name for the bay" },
};

export const blurBody = {
  x: { message: "Choose an area within the photo" },
  y: { message: "Choose an area within the photo" },
  width: { message: "Choose an area within the photo" },
  height: { message: "Choose an area within the photo" },
};

export const bookedPart = {
  bayId: { message: "Please choose a bay" },
  startsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the start, such as 2026-11-24T09:00" },
  endsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the end, such as 2026-11-24T12:00" },
};

export const brandChange = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { minLength: 1, maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  logoUrl: { maxLength: 500 },
  displayOrder: { message: "Display order must be a number" },
};

export const bulkChanges = {
  category: { minLength: 2, maxLength: 200, message: "Category is required", optional: true },
  featured: { max: 1, message: "Featured must be 0 or 1" },
  hidden: { max: 1, message: "Hidden must be 0 or 1" },
  inventory: { message: "Inventory must be a number" },
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter a valid positive number for price", optional: true },
  fits: { message: "Fits must be listed, open or universal" },
  place: { maxLength: 60, message: "Place must be at most 60 characters" },
};

export const bulkUpdate = {
  ids: { minItems: 1, message: "Please select at least one product" },
  updates: { message: "Please select at least one field to update" },
};

export const campaignBody = {
  ids: { minItems: 1, message: "Please select at least one product" },
  by: { message: "Choose percent, price or end" },
  value: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter a number above 0, such as 20 or 39.99", optional: true },
  saleFrom: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please say when the sale begins, such as 2026-11-27T09:00", optional: true },
  saleTo: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please say when the sale ends, such as 2026-11-30T18:00", optional: true },
};

export const carChange = {
  label: { minLength: 2, maxLength: 200, message: "Please enter the car, such as Volkswagen Golf" },
  modelId: { message: "The vehicle must be given by its id" },
  year: { message: "Please choose a year" },
  plate: { maxLength: 20, message: "A plate has at most 20 characters" },
  vin: { pattern: /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/, message: "A VIN has 17 letters and digits, without I, O and Q", optional: true },
  note: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
};

export const cashEntryBody = {
  id: { message: "An entry needs an id of its own" },
  kind: { message: "Choose cash in or cash out" },
  amount: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter an amount above 0 with at most two decimals, such as 12.50" },
  reason: { minLength: 1, maxLength: 500, message: "Please give the reason, of at most 500 characters" },
};

export const categoryChange = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { minLength: 1, maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  displayOrder: { message: "Display order must be a number" },
  imageUrl: { maxLength: 500 },
};

export const closedDaysBody = {
  day: { message: "Please give a day such as 2026-11-24" },
  until: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give a day such as 2026-12-31", optional: true },
  reason: { maxLength: 200, message: "A reason has at most 200 characters" },
};

export const codeRow = {
  kind: { message: "A number must be mpn, oem or cross" },
  code: { minLength: 1, maxLength: 60, message: "Please enter a number of at most 60 characters, without a semicolon" },
};

export const codesBody = {
  codes: { maxItems: 500, message: "Please enter a number of at most 60 characters, without a semicolon, and its kind" },
};

export const confirmOrdersBody = {
  orders: { minItems: 1, maxItems: 50, message: "Give 1 to 50 orders, each with its id and updatedAt" },
  despiteWithdrawal: { message: "despiteWithdrawal must be true or false" },
};

export const contactChange = {
  name: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address", optional: true },
  phone: { maxLength: 60, message: "A phone number has at most 60 characters" },
  address: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
  note: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
};

export const contactSource = {
  kind: { message: "Kind must be order or enquiry" },
  id: { message: "Give the order or the enquiry by its id" },
};

export const countBody = {
  productId: { message: "The part must be given by its id" },
  optionId: { message: "Please choose an option" },
  counted: { max: 1000000, message: "Please enter how many there are, as a whole number of 0 or more" },
};

export const demandMarkBody = {
  words: { maxLength: 500, message: "The words must be at most 500 characters" },
  productId: { message: "The part must be given by its id" },
  modelId: { message: "The vehicle must be given by its id" },
  state: { message: "State must be ordered, not_for_us or none" },
};

export const discountChange = {
  code: { maxLength: 30, pattern: /^[A-Za-z0-9-]*[A-Za-z0-9][A-Za-z0-9-]*$/, message: "Please enter a code of the letters A to Z, digits and hyphens" },
  kind: { message: "Choose what the code gives" },
  value: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter how much the code takes off, as a number above 0", optional: true },
  firstDay: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first day such as 2026-11-24", optional: true },
  lastDay: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the last day such as 2026-11-24", optional: true },
  least: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter the least order in euros, or nothing", optional: true },
  usesLeft: { min: 0, message: "Please enter how often it can be used, or nothing" },
  categoryId: { message: "Choose a category" },
  active: { message: "Choose whether the code can be used" },
};

export const documentBody = {
  kind: { message: "Kind must be invoice, credit_note or receipt" },
  buyerName: { maxLength: 200 },
  buyerAddress: { maxLength: 5000 },
  buyerVat: { maxLength: 20, message: "VAT number must be at most 20 characters" },
  reason: { maxLength: 500 },
  notify: { message: "Choose whether the customer gets an e-mail" },
};

export const dropBody = {
  for: { message: "Pictures can go to a product, a job, the gallery or the uploads" },
  id: { message: "The product or the job must be given by its id" },
};

export const engineChange = {
  name: { minLength: 1, maxLength: 100, message: "Please give a name of at most 100 characters, without a semicolon" },
  fuel: { message: "Fuel must be petrol, diesel, hybrid, electric or other" },
  powerKw: { min: 1, max: 2000, message: "Power must be a number of kW from 1 to 2000" },
  code: { maxLength: 20, message: "An engine code must be at most 20 characters" },
  yearFrom: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  yearTo: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  displayOrder: { message: "Display order must be a number" },
};

export const enginesList = {
  text: { maxLength: 20000, message: "Please give a list of engines" },
};

export const enquiryChange = {
  status: { message: "Status must be new, read or answered" },
  outcome: { message: "Choose quoted, won, lost, spam or none" },
};

export const extraWorkBody = {
  by: { message: "By must be mail or link" },
  lines: { minItems: 1, maxItems: 200, message: "Add at least one line, each with a text, a quantity above 0 and a price" },
  message: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
  photoIds: { maxItems: 20, message: "Choose at most 20 photos of the job" },
};

export const firstRunBody = {
  step: { message: "Choose a step of the first run, or done" },
};

export const fitmentBody = {
  fits: { message: "Fits must be listed, open or universal" },
  rows: { maxItems: 5000, message: "Please give the models that it fits" },
};

export const fitmentCopy = {
  fromProductId: { message: "Please choose the product to copy from" },
  toIds: { minItems: 1, message: "Please select at least one product" },
  mode: { message: "Mode must be add or replace" },
};

export const fitmentRow = {
  yearFrom: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  yearTo: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  note: { maxLength: 200, message: "A note must be at most 200 characters" },
  isCondition: { max: 1, message: "A condition must be 0 or 1" },
  modelId: { message: "Models must be given by their ids" },
  engineIds: { maxItems: 200, message: "Engines must be given by their ids" },
};

export const fittedBody = {
  modelId: { message: "Please choose the vehicle that it was fitted to" },
};

export const galleryCard = {
  imageUrl: { maxLength: 500 },
  title: { maxLength: 200 },
  badge: { maxLength: 200 },
  description: { maxLength: 500 },
};

export const galleryItemChange = {
  title: { maxLength: 200, message: "A title has at most 200 characters" },
  service: { maxLength: 200, message: "A service has at most 200 characters" },
  vehicle: { maxLength: 200, message: "A vehicle has at most 200 characters" },
  text: { maxLength: 500, message: "A text has at most 500 characters" },
  beforeImage: { maxLength: 500, message: "Please choose one of the uploaded pictures" },
  afterImage: { maxLength: 500, message: "Please choose one of the uploaded pictures" },
  shown: { message: "Choose whether the item is shown" },
};

export const hoursLine = {
  days: { minLength: 1, maxLength: 200 },
  hours: { minLength: 1, maxLength: 200 },
};

export const jobChange = {
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
  carId: { message: "The car must be given by its id" },
  promisedAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Promised must be a time such as 2026-12-06T17:00, or blank", optional: true },
  mileage: { max: 9999999, message: "The mileage must be a whole number, or blank" },
  note: { maxLength: 5000, message: "A note must be at most 5,000 characters" },
  lines: { maxItems: 200, message: "A job has at most 200 lines, each with a text, a quantity above 0 and a price" },
};

export const jobLineBody = {
  kind: { message: "Kind must be part, labour or service" },
  productId: { message: "The part must be given by its id" },
  optionId: { message: "The option must be given by its id" },
  text: { minLength: 1, maxLength: 500, message: "Please describe the line in at most 500 characters" },
  quantity: { max: "9999.99", pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A quantity must be a number from 0.01 to 9999.99" },
  unitPrice: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be a number such as 49.99" },
  taxRate: { pattern: /^[0-9]{1,2}(\.[0-9]{1,2})?$/, message: "Choose one of the tax rates", optional: true },
  minutes: { min: 1, max: 44640, message: "Minutes must be 1 to 44,640 (31 days), or blank" },
  id: { message: "An existing line must be given by its id" },
};

export const jobOfQuote = {
  force: { message: "Force must be true or false" },
  parts: { maxItems: 100, message: "Give up to 100 times, each with a bay, a start and an end" },
};

export const jobPhotoChange = {
  stage: { message: "Choose before, during, after, damage or other" },
  note: { maxLength: 500, message: "A note has at most 500 characters" },
  isPublic: { message: "Choose whether the customer sees the photo" },
};

export const jobRefundBody = {
  amount: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter an amount above 0 with at most two decimals, such as 12.50" },
  method: { message: "The method must be card_online, terminal, cash, transfer or other" },
  reason: { minLength: 1, maxLength: 500, message: "Please give the reason, of at most 500 characters" },
  notify: { message: "Notify must be true or false" },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const jobStep = {
  status: { message: "Status must be booked, arrived, in_work, waiting, ready, collected or cancelled" },
  note: { maxLength: 500, message: "A note has at most 500 characters" },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
  notify: { message: "Notify must be true or false" },
  fit: { message: "Fit must be true or false" },
};

export const jobWorkBody = {
  title: { minLength: 1, maxLength: 200, message: "Title is required" },
  service: { maxLength: 200, message: "A service has at most 200 characters" },
  vehicle: { maxLength: 200, message: "A vehicle has at most 200 characters" },
  text: { maxLength: 500, message: "A text has at most 500 characters" },
  beforePhoto: { message: "Choose a photo of the job" },
  afterPhoto: { message: "Choose the picture of the finished work" },
  customerAgreed: { message: "Only what the customer agreed to may be shown" },
};

export const labelsBody = {
  ids: { minItems: 1, message: "Please select at least one product" },
  paper: { message: "Paper must be roll, sheet24 or sheet65" },
  width: { min: 20, max: 200, message: "A label is 20 to 200 mm wide and high, in whole mm" },
  height: { min: 20, max: 200, message: "A label is 20 to 200 mm wide and high, in whole mm" },
  copies: { message: "Copies must be one or stock" },
  first: { message: "The first label must be one of the sheet's, counted from 1" },
};

export const lineBody = {
  kind: { message: "Kind must be part, labour or service" },
  productId: { message: "The part must be given by its id" },
  optionId: { message: "The option must be given by its id" },
  text: { minLength: 1, maxLength: 500, message: "Please describe the line in at most 500 characters" },
  quantity: { max: "9999.99", pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A quantity must be a number from 0.01 to 9999.99" },
  unitPrice: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be a number such as 49.99" },
  taxRate: { pattern: /^[0-9]{1,2}(\.[0-9]{1,2})?$/, message: "Choose one of the tax rates", optional: true },
  minutes: { min: 1, max: 44640, message: "Minutes must be 1 to 44,640 (31 days), or blank" },
};

export const lookBody = {
  heroTitle: { minLength: 1, maxLength: 80, message: "The headline must have 1 to 80 characters", optional: true },
  heroText: { maxLength: 500, message: "The text below the headline must be at most 500 characters" },
  aboutText: { maxLength: 3000, message: "About text must be at most 3000 characters" },
  servicesLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  galleryLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  contactLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  shopLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  accent: { pattern: /^#([0-9A-Fa-f]{3}){1,2}$/, message: "The colour must be like #ff5c1a", optional: true },
  logoUrl: { maxLength: 500, message: "Please upload the logo" },
  heroImage: { maxLength: 500, message: "Choose one of the uploaded pictures" },
  logoGround: { message: "Choose a dark or a light background" },
  services: { minItems: 11, maxItems: 11, message: "Give each of the eleven services once" },
};

export const lookFields = {
  heroTitle: { minLength: 1, maxLength: 80, message: "The headline must have 1 to 80 characters", optional: true },
  heroText: { maxLength: 500, message: "The text below the headline must be at most 500 characters" },
  aboutText: { maxLength: 3000, message: "About text must be at most 3000 characters" },
  servicesLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  galleryLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  contactLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  shopLine: { maxLength: 200, message: "A section introduction must be at most 200 characters" },
  accent: { pattern: /^#([0-9A-Fa-f]{3}){1,2}$/, message: "The colour must be like #ff5c1a", optional: true },
  logoUrl: { maxLength: 500, message: "Please upload the logo" },
  heroImage: { maxLength: 500, message: "Choose one of the uploaded pictures" },
  logoGround: { message: "Choose a dark or a light background" },
  services: { minItems: 11, maxItems: 11, message: "Give each of the eleven services once" },
};

export const manualOrderBody = {
  customerName: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  customerEmail: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email" },
  customerPhone: { maxLength: 500 },
  deliveryMethod: { message: "Choose delivery or collection" },
  shippingAddress: { minLengthOfDelivery: 10, maxLength: 5000, message: "Please enter your complete address" },
  items: { minItems: 1, maxItems: 100, message: "Choose at least one product, each with a whole quantity of at least 1" },
  note: { maxLength: 500 },
  discountCode: { maxLength: 30, pattern: /^[A-Za-z0-9-]*[A-Za-z0-9][A-Za-z0-9-]*$/, message: "Please enter a code of the letters A to Z, digits and hyphens", optional: true },
  contactId: { message: "The customer must be given by their id" },
};

export const manualOrderLine = {
  optionId: { message: "Please choose an option" },
  quantity: { min: 1, message: "Quantity must be a whole number of at least 1" },
};

export const manufacturerChange = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { minLength: 1, maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  postalAddress: { maxLength: 1000, message: "An address must be at most 1000 characters" },
  electronicAddress: { maxLength: 1000, message: "An address must be at most 1000 characters" },
  euContact: { maxLength: 1000, message: "An address must be at most 1000 characters" },
  displayOrder: { message: "Display order must be a number" },
};

export const mergeBody = {
  otherId: { message: "The other customer must be given by their id" },
  taken: { maxItems: 4, message: "Choose from name, email, phone and address" },
};

export const modelChange = {
  brandId: { message: "Brand is required" },
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { minLength: 1, maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  year: { maxLength: 500 },
  yearFrom: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  yearTo: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  displayOrder: { message: "Display order must be a number" },
};

export const modelIds = {
  modelIds: { message: "Models must be given by their ids" },
};

export const modelsList = {
  text: { maxLength: 20000, message: "Please give a list of models" },
};

export const moveBody = {
  items: { minItems: 1, maxItems: 400, message: "Choose what belongs to somebody else" },
  otherId: { message: "The other customer must be given by their id" },
  name: { maxLength: 200, message: "A name has at most 200 characters" },
};

export const newAppointment = {
  bayId: { message: "Please choose a bay" },
  startsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the start, such as 2026-11-24T09:00" },
  endsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the end, such as 2026-11-24T12:00" },
  jobId: { message: "The job must be given by its id" },
  title: { maxLength: 200, message: "A title has at most 200 characters" },
};

export const newBrand = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  logoUrl: { maxLength: 500 },
  displayOrder: { message: "Display order must be a number" },
};

export const newCar = {
  label: { minLength: 2, maxLength: 200, message: "Please enter the car, such as Volkswagen Golf" },
  modelId: { message: "The vehicle must be given by its id" },
  year: { message: "Please choose a year" },
  plate: { maxLength: 20, message: "A plate has at most 20 characters" },
  vin: { pattern: /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/, message: "A VIN has 17 letters and digits, without I, O and Q", optional: true },
  note: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
};

export const newCategory = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  displayOrder: { message: "Display order must be a number" },
};

export const newContact = {
  name: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address", optional: true },
  phone: { maxLength: 60, message: "A phone number has at most 60 characters" },
  address: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
  note: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
};

export const newDiscount = {
  code: { maxLength: 30, pattern: /^[A-Za-z0-9-]*[A-Za-z0-9][A-Za-z0-9-]*$/, message: "Please enter a code of the letters A to Z, digits and hyphens" },
  kind: { message: "Choose what the code gives" },
  value: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter how much the code takes off, as a number above 0", optional: true },
  firstDay: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first day such as 2026-11-24", optional: true },
  lastDay: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the last day such as 2026-11-24", optional: true },
  least: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter the least order in euros, or nothing", optional: true },
  usesLeft: { min: 0, message: "Please enter how often it can be used, or nothing" },
  categoryId: { message: "Choose a category" },
  active: { message: "Choose whether the code can be used" },
};

export const newEngine = {
  modelId: { message: "Model is required" },
  name: { minLength: 1, maxLength: 100, message: "Please give a name of at most 100 characters, without a semicolon" },
  fuel: { message: "Fuel must be petrol, diesel, hybrid, electric or other" },
  powerKw: { min: 1, max: 2000, message: "Power must be a number of kW from 1 to 2000" },
  code: { maxLength: 20, message: "An engine code must be at most 20 characters" },
  yearFrom: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  yearTo: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  displayOrder: { message: "Display order must be a number" },
};

export const newGalleryItem = {
  slot: { message: "The home page has the cards 1 to 6" },
  title: { maxLength: 200, message: "A title has at most 200 characters" },
  service: { maxLength: 200, message: "A service has at most 200 characters" },
  vehicle: { maxLength: 200, message: "A vehicle has at most 200 characters" },
  text: { maxLength: 500, message: "A text has at most 500 characters" },
  beforeImage: { maxLength: 500, message: "Please choose one of the uploaded pictures" },
  afterImage: { maxLength: 500, message: "Please choose one of the uploaded pictures" },
  shown: { message: "Choose whether the item is shown" },
};

export const newJob = {
  contactId: { message: "Please choose the customer for the job" },
  carId: { message: "The car must be given by its id" },
  promisedAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Promised must be a time such as 2026-12-06T17:00, or blank", optional: true },
  mileage: { max: 9999999, message: "The mileage must be a whole number, or blank" },
  note: { maxLength: 5000, message: "A note must be at most 5,000 characters" },
  lines: { maxItems: 200, message: "A job has at most 200 lines, each with a text, a quantity above 0 and a price" },
};

export const newManufacturer = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  postalAddress: { maxLength: 1000, message: "An address must be at most 1000 characters" },
  electronicAddress: { maxLength: 1000, message: "An address must be at most 1000 characters" },
  euContact: { maxLength: 1000, message: "An address must be at most 1000 characters" },
  displayOrder: { message: "Display order must be a number" },
};

export const newModel = {
  brandId: { message: "Brand is required" },
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  year: { maxLength: 500 },
  yearFrom: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  yearTo: { min: 1886, max: 2100, message: "Please give a year from 1886 to 2100" },
  displayOrder: { message: "Display order must be a number" },
};

export const newProduct = {
  name: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters", title: "Name" },
  slug: { minLength: 2, maxLength: 500, message: "Slug is required", title: "Address in the shop" },
  description: { minLength: 10, maxLength: 5000, message: "Description must be at least 10 characters", title: "Description" },
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Invalid price format", title: "Price" },
  category: { minLength: 2, maxLength: 200, message: "Category is required", title: "Category" },
  subcategoryId: { title: "Subcategory" },
  inventory: { message: "Inventory must be a number", title: "Stock" },
  sku: { maxLength: 60, message: "Please enter a number of at most 60 characters, without a semicolon", title: "Part number" },
  ean: { message: "This is not a valid barcode number", title: "Barcode (EAN)" },
  manufacturer: { minLength: 1, maxLength: 200, message: "Maker must be at most 200 characters", title: "Maker", optional: true },
  packAmount: { pattern: /^[0-9]{1,6}(\.[0-9]{1,3})?$/, message: "Contents must be an amount above 0, such as 0.5", title: "Contents of one item, such as 0.5", optional: true },
  packUnit: { message: "Unit must be ml, l, g, kg, m, m2 or piece", title: "Unit of the contents: ml, l, g, kg, m, m2 or piece" },
  warnings: { maxLength: 2000, message: "Warnings must be at most 2000 characters", title: "Warnings" },
  madeToOrder: { max: 1, message: "Made to order must be 0 or 1", title: "Made to order" },
  leadDays: { min: 1, max: 365, message: "Days until more can be had must be a whole number from 1 to 365", title: "Days until more can be had" },
  supplier: { maxLength: 200, message: "Supplier must be at most 200 characters", title: "Supplier" },
  place: { maxLength: 60, message: "Place must be at most 60 characters", title: "Place in your store, such as Shelf A3" },
  fits: { message: "Fits must be listed, open or universal", title: "Fits: the listed models, open or universal" },
  featured: { max: 1, message: "Featured must be 0 or 1", title: "Featured" },
  hidden: { max: 1, message: "Hidden must be 0 or 1", title: "Hidden" },
  imageUrl: { maxLength: 500, title: "Picture" },
  imageUrl2: { maxLength: 500, title: "Second picture" },
  salePrice: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "The sale price must be a price such as 39.99", title: "Sale price", optional: true },
  saleFrom: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please say when the sale begins, such as 2026-11-27T09:00", title: "Sale begins", optional: true },
  saleTo: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please say when the sale ends, such as 2026-11-30T18:00", title: "Sale ends", optional: true },
};

export const newQuote = {
  contactId: { message: "The customer must be given by its id" },
  inquiryId: { message: "The enquiry must be given by its id" },
  carId: { message: "The car must be given by its id" },
  validUntil: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please choose today or a later day", optional: true },
  intro: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
  deposit: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A deposit must be an amount such as 100.00, or blank", optional: true },
  depositPercent: { min: 1, max: 100, message: "A deposit must be a whole percentage from 1 to 100, or blank" },
  lines: { maxItems: 200, message: "A quote has at most 200 lines, each with a text, a quantity above 0 and a price" },
};

export const newReply = {
  subject: { minLength: 1, maxLength: 200, message: "Please enter a subject of at most 200 characters" },
  body: { minLength: 2, maxLength: 5000, message: "Please write an answer of at most 5,000 characters" },
  way: { message: "Choose mail or program" },
  after: { message: "After must be the id of a reply" },
};

export const newService = {
  service: { minLength: 1, maxLength: 200, message: "Please enter a name for the service" },
  size: { maxLength: 200, message: "A size has at most 200 characters" },
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be a number such as 49.99" },
  minutes: { min: 1, max: 44640, message: "Minutes must be 1 to 44,640 (31 days), or blank" },
  note: { maxLength: 500, message: "A note has at most 500 characters" },
  taxRateId: { message: "The tax rate must be given by its id" },
  card: { message: "Choose one of the services on the website, or none" },
};

export const newSubcategory = {
  categoryId: { message: "Category is required" },
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  displayOrder: { message: "Display order must be a number" },
};

export const newSynonym = {
  word: { minLength: 1, maxLength: 100, message: "Please enter words of at most 100 characters" },
  means: { minLength: 1, maxLength: 100, message: "Please enter words of at most 100 characters" },
  both: { max: 1, message: "Both must be 0 or 1" },
};

export const newTaxRate = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  rate: { maxLength: 6, message: "Tax rate must be from 0 to 100 with up to two decimals" },
  isDefault: { message: "Choose whether this is the default rate" },
};

export const newTemplate = {
  name: { minLength: 1, maxLength: 200, message: "Please enter a name of at most 200 characters" },
  subject: { minLength: 1, maxLength: 200, message: "Please enter a subject of at most 200 characters" },
  body: { minLength: 2, maxLength: 5000, message: "Please write a text of at most 5,000 characters" },
};

export const noticeLinkBody = {
  link: { maxLength: 500, message: "The link must be a web address" },
};

export const offBody = {
  percent: { max: 100, pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A discount in per cent must be from 0.01 to 100, with at most two decimals", optional: true },
  amount: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A discount in euros must be from 0.01 to 99,999,999.99, with at most two decimals", optional: true },
};

export const openingBody = {
  spans: { maxItems: 28, message: "Please give opening hours such as 09:00 to 18:00" },
};

export const openingSpan = {
  weekday: { min: 1, max: 7, message: "Please give opening hours such as 09:00 to 18:00" },
  opens: { pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, message: "Please give opening hours such as 09:00 to 18:00" },
  closes: { pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, message: "Please give opening hours such as 09:00 to 18:00" },
};

export const optionRow = {
  id: { message: "An existing option must be given by its id" },
  name: { maxLength: 200, message: "Give each option a name of at most 200 characters" },
  sku: { maxLength: 60, message: "Please enter a number of at most 60 characters, without a semicolon" },
  ean: { message: "This is not a valid barcode number" },
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be an amount such as 49.99, or blank", optional: true },
  inventory: { message: "Stock must be a whole number, 0 or more" },
  inventoryWas: { message: "The earlier stock must be a number" },
  shown: { max: 1, message: "Shown must be 0 or 1" },
  imageUrl: { maxLength: 500 },
};

export const optionsBody = {
  options: { maxItems: 50, message: "A product has at most 50 options, given as a list" },
};

export const orderBody = {
  ids: { minItems: 1, message: "Please give the ids in their new order" },
};

export const orderChange = {
  customerName: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  customerEmail: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email" },
  customerPhone: { maxLength: 500 },
  deliveryMethod: { message: "Choose delivery or collection" },
  shippingAddress: { maxLength: 5000, message: "Please enter your complete address" },
  items: { minItems: 1, maxItems: 100, message: "Give each line by its itemId or by a productId, with a whole quantity of at least 0" },
  status: { message: "Status must be pending, confirmed, ready, shipped, completed or cancelled" },
  note: { maxLength: 500 },
  tracking: { maxLength: 500 },
  deliveredAt: { message: "deliveredAt must be a time such as 2026-05-01T09:30:00.000Z, or null" },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
  despiteWithdrawal: { message: "despiteWithdrawal must be true or false" },
};

export const orderPreviewBody = {
  deliveryMethod: { message: "Choose delivery or collection" },
  discountCode: { maxLength: 30, pattern: /^[A-Za-z0-9-]*[A-Za-z0-9][A-Za-z0-9-]*$/, message: "Please enter a code of the letters A to Z, digits and hyphens", optional: true },
  items: { minItems: 1, maxItems: 100, message: "Choose at least one product, each with a whole quantity of at least 1" },
};

export const parkBody = {
  lines: { minItems: 1, maxItems: 100, message: "Scan or add something first" },
  off: { message: "A discount is either per cent, from 0.01 to 100, or an amount above 0" },
  id: { message: "A sale needs an id of its own" },
};

export const partsBody = {
  jobId: { message: "The job must be given by its id" },
  parts: { minItems: 1, maxItems: 100, message: "Give up to 100 times, each with a bay, a start and an end" },
};

export const passwordBody = {
  currentPassword: { message: "The current password is not right" },
  newPassword: { minLength: 12, maxLength: 1024, message: "Password must be at least 12 characters" },
};

export const paymentBody = {
  amount: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter an amount above 0 with at most two decimals, such as 12.50" },
  method: { message: "Only Stripe records card payments on this website: choose terminal, cash, transfer or other" },
  reason: { maxLength: 500 },
  overpaid: { message: "Overpaid must be true or false" },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const personBody = {
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
  name: { minLength: 1, maxLength: 200, message: "Please enter a name" },
  phone: { maxLength: 200, message: "Please enter a phone number" },
  orderNumber: { maxLength: 200, message: "Please enter an order number" },
};

export const phoneCalendarBody = {
  names: { message: "Choose whether names are shown" },
};

export const policyBody = {
  body: { minLength: 1, maxLength: 50000, message: "Please write the text" },
  kind: { message: "Kind must be terms, returns, imprint or custom" },
  title: { minLength: 1, maxLength: 200, message: "Title is required" },
  slug: { maxLength: 60, message: "The address may have only lower-case letters, digits and hyphens" },
  validFrom: { message: "Please give a day such as 2026-11-22" },
};

export const policyPreviewBody = {
  body: { minLength: 1, maxLength: 50000, message: "Please write the text" },
};

export const priceChange = {
  ids: { minItems: 1, message: "Please select at least one product" },
  by: { message: "Change prices by percent, amount or fixed" },
  value: { pattern: /^[+-]?[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter a number such as 5, -2.50 or 12.99" },
  rounding: { message: "Round to none, 99 or whole" },
};

export const productChange = {
  name: { minLength: 2, maxLength: 200, message: "Name must be at least 2 characters" },
  slug: { minLength: 2, maxLength: 500, message: "Slug is required" },
  description: { minLength: 10, maxLength: 5000, message: "Description must be at least 10 characters" },
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Invalid price format" },
  category: { minLength: 2, maxLength: 200, message: "Category is required" },
  subcategoryId: { title: "Subcategory" },
  inventory: { message: "Inventory must be a number", title: "Stock" },
  sku: { maxLength: 60, message: "Please enter a number of at most 60 characters, without a semicolon", title: "Part number" },
  ean: { message: "This is not a valid barcode number", title: "Barcode (EAN)" },
  manufacturer: { minLength: 1, maxLength: 200, message: "Maker must be at most 200 characters", title: "Maker", optional: true },
  packAmount: { pattern: /^[0-9]{1,6}(\.[0-9]{1,3})?$/, message: "Contents must be an amount above 0, such as 0.5", title: "Contents of one item, such as 0.5", optional: true },
  packUnit: { message: "Unit must be ml, l, g, kg, m, m2 or piece", title: "Unit of the contents: ml, l, g, kg, m, m2 or piece" },
  warnings: { maxLength: 2000, message: "Warnings must be at most 2000 characters", title: "Warnings" },
  madeToOrder: { max: 1, message: "Made to order must be 0 or 1", title: "Made to order" },
  leadDays: { min: 1, max: 365, message: "Days until more can be had must be a whole number from 1 to 365", title: "Days until more can be had" },
  supplier: { maxLength: 200, message: "Supplier must be at most 200 characters", title: "Supplier" },
  place: { maxLength: 60, message: "Place must be at most 60 characters", title: "Place in your store, such as Shelf A3" },
  fits: { message: "Fits must be listed, open or universal", title: "Fits: the listed models, open or universal" },
  featured: { max: 1, message: "Featured must be 0 or 1", title: "Featured" },
  hidden: { max: 1, message: "Hidden must be 0 or 1", title: "Hidden" },
  imageUrl: { maxLength: 500, title: "Picture" },
  imageUrl2: { maxLength: 500, title: "Second picture" },
  salePrice: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "The sale price must be a price such as 39.99", title: "Sale price", optional: true },
  saleFrom: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please say when the sale begins, such as 2026-11-27T09:00", title: "Sale begins", optional: true },
  saleTo: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please say when the sale ends, such as 2026-11-30T18:00", title: "Sale ends", optional: true },
  inventoryWas: { message: "The earlier stock must be a number" },
  inventoryChange: { message: "A change of stock must be a whole number such as +12 or -3" },
  imageAlt: { maxLength: 500 },
  imageAlt2: { maxLength: 500 },
};

export const productDocumentBody = {
  name: { minLength: 1, maxLength: 100, message: "Please give each document a name of at most 100 characters" },
};

export const productDocumentsBody = {
  documents: { message: "Please give each document a name of at most 100 characters" },
  known: { message: "Known documents must be given by their ids" },
};

export const productIds = {
  ids: { minItems: 1, message: "Please select at least one product" },
};

export const productPicture = {
  url: { minLength: 1, maxLength: 500 },
  alt: { maxLength: 500 },
};

export const productPictures = {
  images: { message: "Please give each picture by its address, with a description of at most 500 characters" },
};

export const programBody = {
  kind: { message: "Choose cloudflare, tailscale or ngrok" },
  path: { maxLength: 4096, message: "The path of the program is not valid" },
};

export const quoteChange = {
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
  carId: { message: "The car must be given by its id" },
  validUntil: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please choose today or a later day", optional: true },
  intro: { maxLength: 5000, message: "A text must be at most 5,000 characters" },
  deposit: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A deposit must be an amount such as 100.00, or blank", optional: true },
  depositPercent: { min: 1, max: 100, message: "A deposit must be a whole percentage from 1 to 100, or blank" },
  lines: { maxItems: 200, message: "A quote has at most 200 lines, each with a text, a quantity above 0 and a price" },
};

export const quoteLineBody = {
  kind: { message: "Kind must be part, labour or service" },
  productId: { message: "The part must be given by its id" },
  optionId: { message: "The option must be given by its id" },
  text: { minLength: 1, maxLength: 500, message: "Please describe the line in at most 500 characters" },
  quantity: { max: "9999.99", pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A quantity must be a number from 0.01 to 9999.99" },
  unitPrice: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be a number such as 49.99" },
  taxRate: { pattern: /^[0-9]{1,2}(\.[0-9]{1,2})?$/, message: "Choose one of the tax rates", optional: true },
  minutes: { min: 1, max: 44640, message: "Minutes must be 1 to 44,640 (31 days), or blank" },
  isOptional: { message: "Choose whether the line is optional" },
  choice: { maxLength: 20, message: "A choice is a short name, such as A" },
};

export const quoteLinesBody = {
  lines: { maxItems: 200, message: "A quote has at most 200 lines, each with a text, a quantity above 0 and a price" },
  taxMode: { message: "Tax mode must be added, included or none" },
};

export const refundBody = {
  amount: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter an amount above 0 with at most two decimals, such as 12.50" },
  method: { message: "The method must be card_online, terminal, cash, transfer or other" },
  lines: { maxItems: 100, message: "Give each line by its itemId, with a whole quantity of at least 1" },
  restock: { message: "Restock must be true or false" },
  reason: { minLength: 1, maxLength: 500, message: "Please give the reason, of at most 500 characters" },
  notify: { message: "Notify must be true or false" },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const relatedBody = {
  goesWith: { maxItems: 8, message: "Choose at most 8 parts, each by its id" },
  replaces: { maxItems: 8, message: "Choose at most 8 parts, each by its id" },
};

export const returnBody = {
  items: { minItems: 1, maxItems: 100, message: "Give at least one line by its itemId, with a whole quantity of at least 1" },
  note: { maxLength: 500 },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const returnedItem = {
  quantity: { min: 1 },
};

export const scanBody = {
  number: { minLength: 1, maxLength: 100, message: "Please scan or type a number" },
};

export const secondFolderBody = {
  path: { maxLength: 500, message: "Give the full path of a folder, or leave it blank" },
};

export const seenOrder = {
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const seenPrice = {
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Invalid price format" },
};

export const sendQuote = {
  by: { message: "By must be mail or link" },
};

export const serviceCard = {
  imageUrl: { maxLength: 500 },
  title: { maxLength: 200 },
  badge: { maxLength: 200 },
  description: { maxLength: 500 },
};

export const serviceChange = {
  service: { minLength: 1, maxLength: 200, message: "Please enter a name for the service" },
  size: { maxLength: 200, message: "A size has at most 200 characters" },
  price: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be a number such as 49.99" },
  minutes: { min: 1, max: 44640, message: "Minutes must be 1 to 44,640 (31 days), or blank" },
  note: { maxLength: 500, message: "A note has at most 500 characters" },
  taxRateId: { message: "The tax rate must be given by its id" },
  card: { message: "Choose one of the services on the website, or none" },
};

export const serviceLine = {
  title: { maxLength: 200 },
  description: { maxLength: 500 },
  imageUrl: { maxLength: 500 },
};

export const settingsBody = {
  legalName: { maxLength: 200 },
  legalForm: { maxLength: 200 },
  companyNumber: { maxLength: 200 },
  vatNumber: { maxLength: 20, message: "VAT number must be at most 20 characters" },
  invoiceSeries: { maxLength: 12, message: "The prefix must be at most 12 letters, digits and hyphens, such as 2026-" },
  invoiceSeriesYearly: { message: "Choose whether the numbers start again each year" },
  invoiceNote: { maxLength: 500 },
  paymentTerms: { maxLength: 500 },
  stripeKey: { maxLength: 300, message: "The Stripe key must begin with rk_live_, sk_live_, rk_test_ or sk_test_" },
  stripeWebhookSecret: { maxLength: 300, message: "The signing secret must begin with whsec_" },
  cardHours: { min: 1, max: 720, message: "Hours must be a number from 1 to 720" },
  offerWorkshop: { message: "Choose whether customers may pay in the workshop" },
  offerTransfer: { message: "Choose whether customers may pay by transfer" },
  offerCard: { message: "Choose whether customers may pay by card" },
  iban: { maxLength: 42, message: "This IBAN is not right: please compare it with your bank's" },
  accountName: { maxLength: 200, message: "Account name must be at most 200 characters" },
  deliveryTime: { maxLength: 200, message: "Delivery time must be at most 200 characters" },
  sellsParts: { message: "Choose whether you sell parts" },
  worksOnCars: { message: "Choose whether you work on cars" },
  businessName: { minLength: 1, maxLength: 200, message: "Business name is required" },
  tagline: { maxLength: 500 },
  phone: { maxLength: 200, message: "Please enter a valid phone number" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
  address: { maxLength: 5000 },
  hours: { maxItems: 14, message: "Each line of the hours needs the days and the hours" },
  ownHours: { message: "Choose whether the hours are in your own words" },
  tiktokUrl: { maxLength: 500, message: "TikTok must be a web address" },
  instagramUrl: { maxLength: 500, message: "Instagram must be a web address" },
  facebookUrl: { maxLength: 500, message: "Facebook must be a web address" },
  snapchatUrl: { maxLength: 500, message: "Snapchat must be a web address" },
  stats: { maxItems: 8, message: "Each number needs a value and a label" },
  taxRate: { maxLength: 6, message: "Tax rate must be from 0 to 100 with up to two decimals" },
  taxMode: { message: "Choose added, included or none" },
  labourTaxRateId: { message: "The rate for hours and services must be given by its id" },
  labourTaxRate: { maxLength: 6, message: "Tax rate must be from 0 to 100 with up to two decimals" },
  labourPrice: { maxLength: 11, message: "The hourly rate must be an amount such as 65.00, or blank" },
  deliveryPrice: { maxLength: 11, message: "Delivery price must be an amount such as 9.90, or blank" },
  freeDeliveryOver: { maxLength: 11, message: "Free delivery over must be an amount such as 500.00" },
  collection: { message: "Choose whether customers may collect" },
  productFeed: { message: "Choose whether shopping sites may read the products" },
  orderStockShare: { min: 1, max: 100, message: "Largest share must be a number from 1 to 100" },
  closedUntil: { maxLength: 500, message: "Closed until must be a day such as 2026-08-24, or blank" },
  closedMessage: { maxLength: 500 },
  publicUrl: { maxLength: 500, message: "Public address must be like https://shop.example, without a path" },
  adminFrom: { message: "Choose localhost, desk or anywhere" },
  tunnel: { message: "Choose cloudflare, tailscale, ngrok, router or none" },
  tunnelToken: { maxLength: 2000, message: "The token of the tunnel is not valid" },
  analyticsDays: { min: 1, max: 3650, message: "Days must be a number from 1 to 3650" },
  ipDays: { min: 1, max: 3650, message: "Days must be a number from 1 to 3650" },
  cartDays: { min: 1, max: 3650, message: "Days must be a number from 1 to 3650" },
  enquiryMonths: { min: 1, max: 120, message: "Months must be a number from 1 to 120" },
  galleryImages: { message: "A card of the gallery is not valid" },
  serviceImages: { message: "A card of the services is not valid" },
  mailHost: { maxLength: 253, message: "Server must be a name such as smtp.example.ie" },
  mailPort: { min: 1, max: 65535, message: "Port must be a number from 1 to 65535" },
  mailSecurity: { message: "Choose none, starttls or tls" },
  mailUnencrypted: { message: "Choose whether e-mails may go unencrypted" },
  mailUser: { maxLength: 500 },
  mailPassword: { maxLength: 500, message: "The mail password is not valid" },
  mailFrom: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
  ownerEmail: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address" },
  visitorMailsPerHour: { min: 0, max: 10000, message: "E-mails per hour must be a number from 0 to 10000" },
};

export const starterBrands = {
  slugs: { minItems: 1, message: "Please choose at least one brand" },
};

export const statLine = {
  value: { minLength: 1, maxLength: 200 },
  label: { minLength: 1, maxLength: 200 },
};

export const subcategoryChange = {
  categoryId: { message: "Category is required" },
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  slug: { minLength: 1, maxLength: 500, message: "An address may have only letters, digits and hyphens" },
  displayOrder: { message: "Display order must be a number" },
};

export const synonymChange = {
  word: { minLength: 1, maxLength: 100, message: "Please enter words of at most 100 characters" },
  means: { minLength: 1, maxLength: 100, message: "Please enter words of at most 100 characters" },
  both: { max: 1, message: "Both must be 0 or 1" },
};

export const takeBackBody = {
  items: { minItems: 1, maxItems: 100, message: "Choose at least one piece that comes back" },
  method: { message: "Choose cash, card or transfer" },
  restock: { message: "Restock must be true or false" },
  reason: { maxLength: 500, message: "A reason has at most 500 characters" },
  updatedAt: { message: "updatedAt must be a time such as 2026-05-01T09:30:00.000Z" },
};

export const taxRateChange = {
  name: { minLength: 1, maxLength: 200, message: "Name is required" },
  rate: { maxLength: 6, message: "Tax rate must be from 0 to 100 with up to two decimals" },
  isDefault: { message: "Choose whether this is the default rate" },
};

export const tellCustomer = {
  by: { message: "By must be mail or link" },
  what: { message: "Choose day or ready" },
};

export const templateChange = {
  name: { minLength: 1, maxLength: 200, message: "Please enter a name of at most 200 characters" },
  subject: { minLength: 1, maxLength: 200, message: "Please enter a subject of at most 200 characters" },
  body: { minLength: 2, maxLength: 5000, message: "Please write a text of at most 5,000 characters" },
};

export const testMailBody = {
  to: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email address", optional: true },
};

export const thisPcBody = {
  autostart: { message: "Choose whether Pitlane starts at sign-in" },
};

export const tillClosingBody = {
  counted: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please count the cash in the till, such as 150.00" },
};

export const tillLineBody = {
  productId: { message: "The part must be given by its id" },
  optionId: { message: "Please choose an option" },
  text: { maxLength: 200, message: "A line has at most 200 letters" },
  unitPrice: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "A price must be a number such as 49.99", optional: true },
  taxRate: { pattern: /^[0-9]{1,2}(\.[0-9]{1,2})?$/, message: "Choose one of the tax rates", optional: true },
  quantity: { min: 1, message: "Quantity must be a whole number of at least 1" },
  off: { message: "A discount is either per cent, from 0.01 to 100, or an amount above 0" },
};

export const tillOpeningBody = {
  opening: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please count the cash in the till, such as 150.00" },
  understood: { message: "Understood must be true or false" },
};

export const tillPaymentBody = {
  method: { message: "Choose cash, card or transfer" },
  amount: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter an amount above 0 with at most two decimals, such as 12.50" },
};

export const tillPreviewBody = {
  lines: { minItems: 1, maxItems: 100, message: "Scan or add something first" },
  off: { message: "A discount is either per cent, from 0.01 to 100, or an amount above 0" },
};

export const tillSaleBody = {
  lines: { minItems: 1, maxItems: 100, message: "Scan or add something first" },
  off: { message: "A discount is either per cent, from 0.01 to 100, or an amount above 0" },
  id: { message: "A sale needs an id of its own" },
  payments: { maxItems: 3, message: "Each payment is cash, card or transfer, with its amount" },
  given: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "Please enter the cash that was given, such as 50.00", optional: true },
  total: { pattern: /^[0-9]{1,8}(\.[0-9]{1,2})?$/, message: "The total must be a number such as 49.99" },
  receipt: { message: "Choose print, email or none" },
  email: { maxLength: 254, pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, message: "Please enter a valid email" },
};

export const updateBody = {
  version: { minLength: 5, maxLength: 14, message: "Give the version to install" },
};

export const updateSourceBody = {
  source: { maxLength: 500, message: "Give an address that begins with https://, or the full path of a folder, or leave it blank" },
};

export const withdrawalChange = {
  status: { message: "Status must be new, accepted, refused or done" },
  note: { maxLength: 500 },
};

export const downloadDocumentsQuery = {
  from: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  to: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
};

export const exportOrdersQuery = {
  status: { message: "Status must be pending, confirmed, ready, shipped, completed or cancelled" },
  payment: { message: "Payment must be unpaid, open, paid, refunded or check" },
  search: { maxLength: 200 },
  from: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  to: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  ids: { message: "Give the orders by their ids" },
};

export const exportSalesQuery = {
  from: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01" },
  to: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01" },
  basis: { message: "Choose ordered, invoiced or received" },
};

export const exportShoppingListQuery = {
  days: { message: "Days must be 30 or 90" },
};

export const findEarlierSaleQuery = {
  number: { minLength: 1, maxLength: 200, message: "Please enter the number on the receipt" },
};

export const findJobsQuery = {
  search: { maxLength: 200 },
  status: { message: "Status must be open, booked, arrived, in_work, waiting, ready, collected or cancelled" },
  contactId: { message: "The customer must be given by its id" },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const findQuotesQuery = {
  search: { maxLength: 200 },
  status: { message: "Status must be draft, sent, accepted, declined, expired or withdrawn" },
  contactId: { message: "The customer must be given by its id" },
  inquiryId: { message: "The enquiry must be given by its id" },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const importFitmentQuery = {
  mode: { message: "Mode must be add or replace" },
};

export const listAdminProductsQuery = {
  stock: { message: "Stock must be low, out, promised or short" },
  featured: { message: "Featured must be 0 or 1" },
  hidden: { message: "Hidden must be 0 or 1" },
  lacks: { message: "Lacks must be safety or left out" },
  sale: { message: "Sale must be 1 or left out" },
  limit: { min: 1, max: 500, message: "Limit must be a number from 1 to 500" },
  offset: { message: "Offset must be a number from 0" },
};

export const listAppointmentsQuery = {
  jobId: { message: "The job must be given by its id" },
};

export const listContactsQuery = {
  search: { maxLength: 200 },
  like: { message: "The customer must be given by their id" },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const listDocumentsQuery = {
  from: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  to: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  kind: { message: "Kind must be invoice, credit_note or receipt" },
  search: { maxLength: 200 },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const listMailsQuery = {
  status: { message: "Status must be waiting, sending, sent, failed, by_hand or done" },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const listOrdersQuery = {
  status: { message: "Status must be pending, confirmed, ready, shipped, completed or cancelled" },
  payment: { message: "Payment must be unpaid, open, paid, refunded or check" },
  search: { maxLength: 200 },
  from: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  to: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01", optional: true },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const listSearchesQuery = {
  days: { message: "Days must be 7, 30 or 90" },
};

export const listStockMovesQuery = {
  page: { min: 1, message: "Page must be a number from 1" },
};

export const listTillDaysQuery = {
  page: { min: 1, message: "Page must be a number from 1" },
};

export const listVisitorsQuery = {
  days: { message: "Days must be 7, 30 or 90" },
};

export const listWithdrawalsQuery = {
  status: { message: "Status must be new, accepted, refused or done" },
};

export const nameAdminProductsQuery = {
  stock: { message: "Stock must be low, out, promised or short" },
  featured: { message: "Featured must be 0 or 1" },
  hidden: { message: "Hidden must be 0 or 1" },
  lacks: { message: "Lacks must be safety or left out" },
  sale: { message: "Sale must be 1 or left out" },
  limit: { min: 1, max: 500, message: "Limit must be a number from 1 to 500" },
  offset: { message: "Offset must be a number from 0" },
};

export const proposeTimesQuery = {
  jobId: { message: "The job must be given by its id" },
  quoteId: { message: "The quote must be given by its id" },
  bayId: { message: "Please choose a bay" },
  day: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give a day such as 2026-11-24", optional: true },
  startsAt: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/, message: "Please give the start, such as 2026-11-24T09:00", optional: true },
};

export const readCalendarQuery = {
  from: { message: "Please give a day such as 2026-11-24" },
  to: { message: "Please give a day such as 2026-11-24" },
};

export const readDemandQuery = {
  days: { message: "Days must be 30 or 90" },
};

export const readInboxQuery = {
  search: { maxLength: 200 },
  show: { message: "Show must be all, unanswered, new, read or answered" },
  stage: { message: "Stage must be new, to_quote, quoted, won, lost or spam" },
  open: { maxLength: 200 },
  page: { min: 1, message: "Page must be a number from 1" },
};

export const readLogQuery = {
  search: { maxLength: 200 },
};

export const readSalesQuery = {
  from: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01" },
  to: { pattern: /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/, message: "Please give the first and the last day, such as 2026-03-01" },
  basis: { message: "Choose ordered, invoiced or received" },
  group: { message: "Choose day, week or month" },
};

export const readStatisticsQuery = {
  days: { message: "Days must be 7, 30 or 90" },
};

export const readStockTakeQuery = {
  show: { message: "Show must be uncounted, differing or left out" },
};

export const removeCategoryQuery = {
  moveTo: { message: "Choose the category to move the products to" },
};

export const removeSubcategoryQuery = {
  moveTo: { message: "Choose the subcategory to move the products to" },
};
