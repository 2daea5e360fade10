import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { HomePage } from "@/pages/home";
import { PageSkeleton } from "@/shared/ui/page-skeleton";
import { PublicLayout } from "./public-layout";

const ShopPage = lazy(() => import("@/pages/shop"));
const ByVehiclePage = lazy(() => import("@/pages/by-vehicle"));
const ProductPage = lazy(() => import("@/pages/product"));
const CartPage = lazy(() => import("@/pages/cart"));
const CheckoutPage = lazy(() => import("@/pages/checkout"));
const OrderPage = lazy(() => import("@/pages/order"));
const OrderLookupPage = lazy(() => import("@/pages/order-lookup"));
const PrivacyPage = lazy(() => import("@/pages/privacy"));
const NotFoundPage = lazy(() => import("@/pages/not-found"));
const AdminPages = lazy(() => import("@/pages/admin/index"));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {/* Prerendered, so it is the one page that is not loaded by itself. */}
        <Route index element={<HomePage />} />
        <Route path="shop" element={<ShopPage />} />
        <Route path="shop/brands/:brandSlug/:modelSlug?" element={<ShopPage />} />
        <Route path="by-vehicle" element={<ByVehiclePage />} />
        <Route path="shop/:slug" element={<ProductPage />} />
        <Route path="cart" element={<CartPage />} />
        <Route path="checkout" element={<CheckoutPage />} />
        <Route path="order/:orderId" element={<OrderPage />} />
        <Route path="order-lookup" element={<OrderLookupPage />} />
        <Route path="privacy" element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        path="admin/*"
        element={
          <Suspense fallback={<PageSkeleton />}>
            <AdminPages />
          </Suspense>
        }
      />
    </Routes>
  );
}
