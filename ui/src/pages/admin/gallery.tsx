import { useState } from "react";
import { GalleryScreen } from "@/features/admin-gallery/gallery-screen";
import { type Edited, ItemDialog } from "@/features/admin-gallery/item-dialog";
import { useGallery } from "@/features/admin-gallery/use-gallery";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { Button, ButtonLink } from "@/shared/ui/button";

export default function GalleryPage() {
  const gallery = useGallery();
  const [edited, setEdited] = useState<Edited>();
  return (
    <AdminPage
      title="Gallery"
      actions={
        <>
          <ButtonLink size="small" to="/gallery">
            See the page
          </ButtonLink>
          <Button size="small" variant="primary" onClick={() => setEdited({})}>
            Add gallery item
          </Button>
        </>
      }
    >
      <Loaded query={gallery} failure="The gallery could not be loaded.">
        {(items) => <GalleryScreen items={items} onEdit={setEdited} />}
      </Loaded>
      {edited && <ItemDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  );
}
