import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";
import { JobAppointments } from "@/features/admin-calendar/job-appointments";
import { JobFitted } from "@/features/admin-job-fitted/job-fitted";
import { JobLink } from "@/features/admin-job-link/job-link";
import { JobMoney, JobMoneyStep, moneyStepOf } from "@/features/admin-job-money/job-money";
import { useJobMoney } from "@/features/admin-job-money/use-job-money";
import { JobPhotos } from "@/features/admin-job-photos/job-photos";
import { JobActions } from "@/features/admin-jobs/job-actions";
import { JobCard } from "@/features/admin-jobs/job-card";
import { JobScreen } from "@/features/admin-jobs/job-screen";
import { useAdminJob, useSeenAnswers } from "@/features/admin-jobs/use-job";
import { AdminPage } from "@/shared/admin/admin-page";
import { useTaxRates } from "@/shared/admin/lines/use-line-totals";
import { Loaded } from "@/shared/admin/loaded";
import { sayNumber } from "@/shared/lib/practice";
import { ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

const DONE = new Set(["ready", "collected"]);

export default function JobPage() {
  const { id = "" } = useParams();
  const job = useAdminJob(id);
  const rates = useTaxRates();
  const money = useJobMoney(id).data;
  useSeenAnswers(job.data);
  return (
    <>
      <div className="print:hidden">
        <AdminPage
          title={job.data ? `Job ${sayNumber(job.data.number)}` : "Job"}
          actions={
            <>
              <ButtonLink size="small" variant="ghost" to="/admin/jobs">
                <Icon of={ArrowLeft} className="size-4" />
                All jobs
              </ButtonLink>
              {job.data && <JobActions job={job.data} />}
            </>
          }
        >
          <Loaded query={job} failure="The job could not be loaded.">
            {(loaded) => (
              <Loaded query={rates} failure="The tax rates could not be loaded.">
                {(known) => (
                  <JobScreen
                    key={loaded.id}
                    job={loaded}
                    rates={[...new Set(known.map(({ rate }) => rate))]}
                    moneyStep={moneyStepOf(money) && money && <JobMoneyStep money={money} />}
                    beside={
                      <>
                        <JobAppointments jobId={loaded.id} />
                        {/* Once they were erased there is nobody to send it to. */}
                        {loaded.contactId && <JobLink job={loaded} />}
                        <JobMoney jobId={loaded.id} />
                      </>
                    }
                    below={
                      <>
                        <JobPhotos jobId={loaded.id} />
                        <JobFitted
                          jobId={loaded.id}
                          isDone={DONE.has(loaded.status)}
                          car={loaded.car}
                          lines={loaded.lines}
                        />
                      </>
                    }
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        </AdminPage>
      </div>
      {job.data && <JobCard job={job.data} />}
    </>
  );
}
