/** The shapes of the contract. Money is a decimal text ("49.99"), a time ISO 8601 in UTC, an id a uuid. */

export interface Picture {
  /** The biggest one; the ladder lies beside it as <stem>-<width>.avif and .webp. */
  url: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
}

export interface Product {
  id: string;
  name: string;
  slug: string;
  description: string;
  price: string;
  category: string;
  subcategoryId: string | null;
  imageUrl: string | null;
  imageUrl2: string | null;
  inventory: number;
  featured: number;
  createdAt: string;
  /** imageUrl and imageUrl2, in this order, those that are set. */
  images: Picture[];
}

export interface Brand {
  id: string;
  name: string;
  slug: string;
  logoUrl: string | null;
  displayOrder: number;
  createdAt: string;
}

export interface CarModel {
  id: string;
  brandId: string;
  name: string;
  slug: string;
  year: string | null;
  createdAt: string;
}

export interface Category {
  id: string;
  name: string;
  slug: string;
  displayOrder: number;
  createdAt: string;
}

export interface Subcategory extends Category {
  categoryId: string;
}

export interface CartItem {
  id: string;
  cartId: string;
  productId: string;
  quantity: number;
  unitPrice: string;
  createdAt: string;
  product: Pick<Product, "name" | "slug" | "imageUrl" | "category" | "inventory" | "images">;
}

export interface Cart {
  id: string;
  status: "active" | "ordered";
  items: CartItem[];
  subtotal: string;
  tax: string;
  total: string;
}

export type OrderStatus = "pending" | "confirmed" | "ready" | "shipped" | "completed" | "cancelled";

export interface OrderItem {
  id: string;
  orderId: string;
  productId: string | null;
  productName: string;
  quantity: number;
  unitPrice: string;
  subtotal: string;
}

export interface Order {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  subtotal: string;
  tax: string;
  total: string;
  createdAt: string;
  updatedAt: string;
  items: OrderItem[];
  history: { status: OrderStatus; note?: string | null; createdAt: string }[];
}

/** What the owner put in place of a card; blank texts and no picture keep the site's own. */
export interface OwnCard {
  slot: string;
  imageUrl: string | null;
  title: string;
  badge: string;
  description: string;
}

export interface PublicSettings {
  businessName: string;
  tagline: string;
  phone: string;
  email: string;
  address: string;
  hours: { days: string; hours: string }[];
  tiktokUrl: string;
  instagramUrl: string;
  facebookUrl: string;
  snapchatUrl: string;
  stats: { value: string; label: string }[];
  /** The owner's own cards of the home page; slots "1" to "6" and the services' ids. */
  galleryImages: OwnCard[];
  serviceImages: OwnCard[];
  /** Per cent, "10" is 10 %. */
  taxRate: string;
}

export interface ContactAnswer {
  success: boolean;
  message: string | null;
  inquiry: { id: string };
}
